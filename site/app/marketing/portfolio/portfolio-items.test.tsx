// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { portfolioItem } from './portfolio-item.factory.ts';
import { PortfolioItems, PortfolioSkeleton } from './portfolio-items.tsx';

const cardLinks = () => screen.getAllByRole('link', { name: /First|Second/ }).map((link) => link.getAttribute('href'));

test('only featured items are marked, and a card links to the item’s case study or else to its page', () => {
  const items = [
    portfolioItem({ featured: true, caseStudyUrl: '/case-studies/eso', title: 'First' }),
    portfolioItem({ title: 'Second' }),
  ];
  render(<PortfolioItems items={items} next={null} />, { wrapper: MemoryRouter });
  expect(screen.getAllByText('Featured Project')).toHaveLength(1);
  expect(cardLinks()).toEqual([
    '/case-studies/eso',
    '/case-studies/eso',
    `/portfolio/${items[1]?.slug}`,
    `/portfolio/${items[1]?.slug}`,
  ]);
});

test('a card contains the whole description, with everything after the first sentence in a separate element', () => {
  const description = 'Three systems, three answers to “how many shackles are left?” We built one. It counts.';
  const { container } = render(<PortfolioItems items={[portfolioItem({ description })]} next={null} />, {
    wrapper: MemoryRouter,
  });
  const paragraph = container.querySelector('p:has(> span)');
  expect(paragraph?.textContent).toBe(description);
  expect(paragraph?.firstChild?.textContent).toBe('Three systems, three answers to “how many shackles are left?”');
});

test('a portfolio item without a picture has a placeholder with its name', () => {
  render(<PortfolioItems items={[portfolioItem({ imageUrl: '', title: 'Bare' })]} next={null} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Home page of Bare')).toBeTruthy();
});

test('the link to more items contains the cursor', () => {
  render(<PortfolioItems items={[portfolioItem()]} next="a+b/c=" />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'More projects' }).getAttribute('href')).toBe('/?after=a%2Bb%2Fc%3D');
});

test('each filter is a link, the selected filter is marked, and the link to the next page keeps the filter', () => {
  render(<PortfolioItems items={[]} next="more" technology="Shopify Plus" />, { wrapper: MemoryRouter });
  const chosen = screen.getByRole('link', { name: 'Shopify Plus', current: true });
  expect(chosen.getAttribute('href')).toBe('/portfolio?technology=Shopify%20Plus');
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/portfolio');
  expect(screen.getByText(/^We have no public Shopify Plus project yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'More projects' }).getAttribute('href')).toBe(
    '/?after=more&technology=Shopify+Plus',
  );
});

test('an empty portfolio says so and offers the contact page', () => {
  render(<PortfolioItems items={[]} next={null} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { name: 'Portfolio Coming Soon' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
});

test('six placeholders are shown while the list loads', () => {
  const { container } = render(<PortfolioSkeleton />, { wrapper: MemoryRouter });
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6);
});
