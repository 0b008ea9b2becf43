import { expect, test } from 'vitest';
import { wayBetween } from './transitions.ts';

test.each([
  ['a list to its entry', '/portfolio', '/case-studies/eso', 'forward'],
  ['an entry to the next one', '/case-studies/eso', '/portfolio/kiln', 'forward'],
  ['an entry to its list', '/blog/a-post', '/blog', 'back'],
  ['home to a service, which it lists', '/', '/services/shopify', 'forward'],
  ['a list to the same list, filtered', '/portfolio', '/portfolio', 'filter'],
  ['one page of the menu to another', '/about', '/portfolio', null],
  ['a service to the inquiry', '/services/shopify', '/contact', null],
])('the direction of a page change from %s', (_what, from, to, way) => {
  expect(wayBetween(from, to, false)).toBe(way);
});

test('the browser’s back button goes back, whatever the pages are', () => {
  expect(wayBetween('/contact', '/services/shopify', true)).toBe('back');
});
