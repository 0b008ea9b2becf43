// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { longDate } from '#app/agency.ts';
import type { PostCard } from './blog-posts.ts';
import { Posts, PostsSkeleton } from './posts.tsx';

const post: PostCard = {
  id: '1',
  slug: 'a-post',
  title: 'A post',
  excerpt: 'What it says.',
  author: 'The care desk',
  imageUrl: '/images/blog/a.webp',
  picture: null,
  tags: ['First', 'Second', 'Third'],
  createdAt: '2026-10-27T23:30:00.000Z',
  updatedAt: '2026-10-28T00:00:00.000Z',
  readingMinutes: 4,
};

test('a card shows at most two tags, the author, the date and a link to the post', () => {
  render(<Posts posts={[post]} next={null} />, { wrapper: MemoryRouter });
  expect(screen.getByText('First')).toBeTruthy();
  expect(screen.getByText('Second')).toBeTruthy();
  expect(screen.queryByText('Third')).toBeNull();
  expect(screen.getByText('The care desk')).toBeTruthy();
  expect(screen.getByText('Oct 27, 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Read More\s*about A post$/ }).getAttribute('href')).toBe('/blog/a-post');
});

test('a filtered list names its filter, keeps it in the link to the next page, and links to all posts', () => {
  render(<Posts posts={[post]} next="cursor" tag="First" search="care & co" />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Second' }).getAttribute('href')).toBe('/blog?tag=Second');
  expect(screen.getByRole('status').textContent).toBe('1 or more posts tagged “First” for “care & co”. Show all posts');
  expect(screen.getByRole('link', { name: 'Older posts' }).getAttribute('href')).toBe(
    '/?after=cursor&tag=First&q=care+%26+co',
  );
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the blog' }).value).toBe('care & co');
});

test('every topic shows its number of posts, and the selected topic is marked', () => {
  const tags = [
    { name: 'Care & cost', posts: 6 },
    { name: 'First', posts: 1 },
  ];
  const topics = () =>
    within(screen.getByRole('navigation', { name: 'Topics' }))
      .getAllByRole<HTMLAnchorElement>('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
  const { rerender } = render(<Posts posts={[post]} next={null} tags={tags} tag="First" />, { wrapper: MemoryRouter });
  expect(topics()).toEqual([
    ['All', '/blog', null],
    ['Care & cost 6 posts', '/blog?tag=Care%20%26%20cost', null],
    ['First 1 post', '/blog?tag=First', 'true'],
  ]);
  rerender(<Posts posts={[]} next={null} tags={tags} tag="Nothing" newest={[post]} />);
  expect(topics().filter(([, , current]) => current)).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('No posts tagged “Nothing”. Show all posts');
  rerender(<Posts posts={[post]} next={null} tags={tags} />);
  expect(topics().map(([, , current]) => current)).toEqual(['true', null, null]);
});

test('a search without results says so and suggests posts', () => {
  render(<Posts posts={[]} next={null} search="zeppelin" newest={[post]} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('status').textContent).toBe('No posts for “zeppelin”. Show all posts');
  expect(screen.queryByText('No blog posts yet')).toBeNull();
  expect(screen.getByRole('link', { name: 'ask us' }).getAttribute('href')).toBe('/contact');
  expect(screen.getByRole('link', { name: 'A post' }).getAttribute('href')).toBe('/blog/a-post');
});

test('a later page of posts links to the first page with the same filter', () => {
  render(
    <MemoryRouter initialEntries={['/blog?after=cursor&tag=First']}>
      <Posts posts={[post]} next={null} tag="First" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'First Page' }).getAttribute('href')).toBe('/blog?tag=First');
  expect(screen.queryByRole('link', { name: 'Older posts' })).toBeNull();
});

test('an empty blog says so', () => {
  render(<Posts posts={[]} next={null} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { name: 'No blog posts yet' })).toBeTruthy();
});

test('six placeholders are shown while the list loads', () => {
  const { container } = render(<PostsSkeleton />, { wrapper: MemoryRouter });
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6);
});

test('a date is the day in the given time zone', () => {
  expect(longDate('2026-10-27T23:30:00.000Z')).toBe('October 27, 2026');
  expect(longDate('2026-10-27T23:30:00.000Z', 'Europe/Berlin')).toBe('October 28, 2026');
});
