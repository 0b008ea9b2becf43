import { expect, test } from 'vitest';
import { technologyColor } from './technology-badge.tsx';

test.each([
  ['Shopify Plus', 'green'],
  ['Shopify', 'green'],
  ['WordPress', 'primary'],
  ['WordPress with Shopify', 'green'],
  ['Laravel', 'blue'],
  ['React', 'blue'],
  ['Custom', 'blue'],
])('the badge of %s is %s', (technology, color) => {
  expect(technologyColor(technology)).toBe(color);
});
