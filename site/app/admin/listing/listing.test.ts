import { expect, test } from 'vitest';
import { addressOf, inquiryList, onlyOpens, orderList, readListing } from './listing.ts';

const at = (search: string) => new URL(search, 'http://site.test/admin');
const listing = (search: string) => readListing(inquiryList, at(search).searchParams);

test('a URL is converted to a listing and back', () => {
  const address = '/admin?q=pottery+shop&attention=1&after=a%2Bb&inquiry=7&projects=p';
  const shown = {
    list: inquiryList,
    q: 'pottery shop',
    attention: true,
    state: null,
    after: 'a+b',
    before: null,
    open: '7',
    portfolioAfter: 'p',
  };
  expect(listing(address)).toEqual(shown);
  expect(addressOf(listing(address))).toBe(address);
  expect(addressOf(listing(address), { q: '', attention: false, after: null, open: null, portfolioAfter: null })).toBe(
    '/admin',
  );
});

test('each list has its own path, and its own URL parameter for the open item', () => {
  const { searchParams } = at('/admin/orders?order=9&inquiry=7');
  expect(addressOf(readListing(orderList, searchParams))).toBe('/admin/orders?order=9');
});

test("a search in a URL is cut to the API's maximum length", () => {
  expect(listing(`?q=${'x'.repeat(500)}`).q).toHaveLength(200);
});

test.each([
  ['?q=a&inquiry=1', '?q=a&inquiry=2', true],
  ['', '?inquiry=2', true],
  ['?inquiry=2', '?inquiry=2', false],
  ['?after=x', '?after=y&inquiry=2', false],
  ['', '/blog?inquiry=2', false],
])('whether a navigation from %s to %s only opens an inquiry: %s', (from, to, only) => {
  expect(onlyOpens(inquiryList, at(from), at(to))).toBe(only);
});
