// @vitest-environment jsdom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { readListing, subscriptionList } from './listing.ts';
import { SearchForm } from './search-form.tsx';

test('a search keeps the filter of its list, with and without scripts', async () => {
  const listing = readListing(subscriptionList, new URLSearchParams('state=active'));
  const Query = () => <output>{useLocation().search}</output>;
  const Component = () => [<SearchForm key="form" listing={listing} searched="Name" />, <Query key="query" />];
  const Stub = createRoutesStub([
    { path: '/', Component },
    { path: subscriptionList.path, Component: Query },
  ]);
  render(<Stub />);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(new FormData(form).get('state')).toBe('active');
  screen.getByRole<HTMLInputElement>('searchbox').value = 'mary';
  await act(async () => void fireEvent.submit(form));
  expect(screen.getByRole('status').textContent).toBe('?q=mary&state=active');
});
