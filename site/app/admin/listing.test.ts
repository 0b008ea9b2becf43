import { expect, test } from 'vitest';
import { addressOf, onlyOpensEnquiry, readListing } from './listing.ts';

const at = (search: string) => new URL(search, 'http://site.test/admin');
const listing = (search: string) => readListing(at(search).searchParams);

test('an address says what is shown, and is written from it again', () => {
  const address = '/admin?q=pottery+shop&after=a%2Bb&enquiry=7&projects=p';
  expect(listing(address)).toEqual({ q: 'pottery shop', after: 'a+b', before: null, enquiry: '7', projects: 'p' });
  expect(addressOf(listing(address))).toBe(address);
  expect(addressOf(listing(address), { q: '', after: null, enquiry: null, projects: null })).toBe('/admin');
});

test('a search is cut where the API would refuse it', () => {
  expect(listing(`?q=${'x'.repeat(500)}`).q).toHaveLength(200);
});

test.each([
  ['?q=a&enquiry=1', '?q=a&enquiry=2', true],
  ['', '?enquiry=2', true],
  ['?enquiry=2', '?enquiry=2', false],
  ['?after=x', '?after=y&enquiry=2', false],
  ['', '/blog?enquiry=2', false],
])('from %s to %s only an enquiry is opened: %s', (from, to, only) => {
  expect(onlyOpensEnquiry(at(from), at(to))).toBe(only);
});
