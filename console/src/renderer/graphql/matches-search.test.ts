import type { Inquiry } from '@agency/site/ui/admin/inbox/inquiry.ts';
import { expect, test } from 'vitest';
import { matchesSearch } from './matches-search.ts';

const inquiry: Inquiry = {
  __typename: 'ContactSubmission',
  id: 'e1',
  name: 'José Ñúñez',
  email: 'jose@nunez.example',
  company: 'Søren & Straße',
  service: 'wordpress',
  budget: '25k-50k',
  regarding: 'Sample result for example.com',
  message: 'A new site,\nplease.',
  createdAt: '2026-01-01T00:00:00.000Z',
  readAt: null,
};

test.each([
  ['jose', true],
  ['JOSÉ nunez', true],
  ['soren strasse', true],
  ['WordPress Development', true],
  ['$50,000', true],
  ['50,000 site', true],
  ['result example.com', true],
  ['', true],
  ['jose shopify', false],
  ['site,please', false],
  ['null', false],
])('a search of what is kept for %j finds what the row shows: %s', (search, found) => {
  expect(matchesSearch(inquiry, search)).toBe(found);
});

test('an inquiry without company and budget holds no word for them', () => {
  expect(matchesSearch({ ...inquiry, company: null, budget: null }, 'null')).toBe(false);
});
