// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { project } from './project.factory.ts';
import { Projects, ProjectsSkeleton } from './projects.tsx';

afterEach(cleanup);

test('only featured projects carry the banner, and a case study is linked only where there is one', () => {
  const projects = [
    project({ featured: true, caseStudyUrl: '/case-studies/eso', title: 'First' }),
    project({ title: 'Second' }),
  ];
  render(<Projects projects={projects} next={null} />, { wrapper: MemoryRouter });
  expect(screen.getAllByText('Featured Project')).toHaveLength(1);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/case-studies/eso']);
});

test('a project without a picture has a placeholder that names it', () => {
  render(<Projects projects={[project({ imageUrl: '', title: 'Bare' })]} next={null} />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Home page of Bare')).toBeTruthy();
});

test('more projects are one link away, by cursor', () => {
  render(<Projects projects={[project()]} next="a+b/c=" />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'More projects' }).getAttribute('href')).toBe('/?after=a%2Bb%2Fc%3D');
});

test('an empty portfolio says so and offers the contact page', () => {
  render(<Projects projects={[]} next={null} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { name: 'Portfolio Coming Soon' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
});

test('six places wait while the list loads', () => {
  const { container } = render(<ProjectsSkeleton />, { wrapper: MemoryRouter });
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6);
});
