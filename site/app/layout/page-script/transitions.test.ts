import { expect, test } from 'vitest';
import { wayBetween } from './transitions.ts';

test.each([
  ['a list to its entry', 'forward', '/portfolio', '/case-studies/eso'],
  ['an entry to the next one', 'forward', '/case-studies/eso', '/portfolio/kiln'],
  ['an entry to its list', 'back', '/blog/a-post', '/blog'],
  ['the home page to a service, which it lists,', 'forward', '/', '/services/shopify'],
  ['a list to the same list with a filter', 'filter', '/portfolio', '/portfolio'],
  ['one page of the menu to another', null, '/about', '/portfolio'],
  ['a service to the inquiry form', null, '/services/shopify', '/contact'],
])('for a page change from %s, the direction is %j', (_what, way, from, to) => {
  expect(wayBetween(from, to, false)).toBe(way);
});

test('after the browser’s back button, the direction between any two pages is back', () => {
  expect(wayBetween('/contact', '/services/shopify', true)).toBe('back');
});
