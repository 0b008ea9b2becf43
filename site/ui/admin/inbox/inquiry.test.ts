import { withSort } from '@agency/api/contract/inquiries';
import { expect, test } from 'vitest';
import { filterIn } from './filters.ts';
import { inquiry as make } from './inquiry.factory.ts';
import { inquiryKind } from './inquiry.ts';
import type { Inquiry } from './inquiry-documents.ts';
import { stateLabelFor } from './labels.ts';

const inquiry = make({
  name: 'José Ñúñez',
  email: 'jose@nunez.example',
  company: 'Søren & Straße',
  budget: '25k-50k',
  regarding: 'Sample result for example.com',
  message: 'A new site,\nplease.',
});
const has = (each: Inquiry, search: string) => inquiryKind.list.has?.(each, search);

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
])('a search for %j among the loaded inquiries finds the inquiry: %s', (search, found) => {
  expect(has(inquiry, search)).toBe(found);
});

test('the search word “null” does not match an inquiry without company and budget', () => {
  expect(has({ ...inquiry, company: null, budget: null }, 'null')).toBe(false);
});

test.each([
  ['', 'oldest', 'sort:oldest'],
  ['is:new sort:waiting mary', 'oldest', 'is:new mary sort:oldest'],
  ['is:won sort:oldest', 'newest', 'is:won'],
  ['', 'waiting', 'is:waiting-for-us sort:waiting'],
  ['is:snoozed', 'waiting', 'is:snoozed sort:waiting'],
] as const)('the search %j in the sort order %s becomes %j', (search, sort, sorted) => {
  expect(withSort(search, sort)).toBe(sorted);
});

test('a filter keeps the sort order, except that the filter All cannot be sorted by waiting time', () => {
  expect(filterIn('is:new sort:oldest', 'is:won')).toBe('is:won sort:oldest');
  expect([filterIn('is:new sort:waiting', ''), filterIn('sort:oldest', '')]).toEqual(['', 'sort:oldest']);
});

test('the state of an open inquiry has the name of the filter that lists it', () => {
  expect([stateLabelFor('open', { lastFrom: 'them' }), stateLabelFor('open', { lastFrom: 'us' })]).toEqual([
    ...['Waiting for us', 'Waiting for them'],
  ]);
});
