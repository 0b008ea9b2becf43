// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { portfolioItem } from '../portfolio/portfolio-item.factory.ts';
import { FeaturedItems } from './featured-items.tsx';

afterEach(cleanup);

const show = (items: ReturnType<typeof portfolioItem>[]) =>
  render(<FeaturedItems items={items} />, { wrapper: MemoryRouter });

test('a portfolio item with a case study leads to it, one without to the contact page', () => {
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

test('the metrics row stands only for an item with a value, and shows only metrics that have one', () => {
  show([
    portfolioItem({ title: 'Bare', metric1Label: 'sales' }),
    portfolioItem({ title: 'Measured', metric2Value: '0.9 s', metric2Label: 'load time', metric3Label: 'nothing' }),
  ]);
  const [bare, measured] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
  expect(bare?.querySelector('dl')).toBeNull();
  expect([...(measured?.querySelectorAll('dd') ?? [])].map((value) => value.textContent)).toEqual(['0.9 s']);
  expect(measured?.textContent).not.toContain('nothing');
});

test('the ways on are there even when there is no item yet', () => {
  show([]);
  expect(screen.getByRole('link', { name: 'View All Projects' }).getAttribute('href')).toBe('/portfolio');
  expect(screen.getByRole('link', { name: 'Request Quote' }).getAttribute('href')).toBe('/contact');
});
