// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { portfolioItem } from '../portfolio/portfolio-item.factory.ts';
import { FeaturedItems } from './featured-items.tsx';

const show = (items: ReturnType<typeof portfolioItem>[]) =>
  render(<FeaturedItems items={items} />, { wrapper: MemoryRouter });

test('a portfolio item links to its case study, or to the contact page if it has none', () => {
  show([
    portfolioItem({ title: 'With', caseStudyUrl: '/case-studies/eso' }),
    portfolioItem({ title: 'Without', technology: 'Shopify Plus' }),
  ]);
  expect(screen.getByRole('link', { name: /^View Case Study\s*about With$/ }).getAttribute('href')).toBe(
    '/case-studies/eso',
  );
  const quote = screen.getByRole('link', { name: /^Request Quote\s*about a project like Without$/ });
  expect(quote.getAttribute('href')).toBe('/contact?service=shopify&project=item-2');
  expect(screen.queryByRole('link', { name: /View Case Study.*Without/ })).toBeNull();
});

test('the section of featured items has its links even if there are no items', () => {
  show([]);
  expect(screen.getByRole('link', { name: 'View All Projects' }).getAttribute('href')).toBe('/portfolio');
  expect(screen.getByRole('link', { name: 'Request Quote' }).getAttribute('href')).toBe('/contact');
});
