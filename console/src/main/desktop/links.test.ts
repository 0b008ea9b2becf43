import { expect, test } from 'vitest';
import { linkIn, parseLink } from './links.ts';

const id = '0b9f1c1e-6f1f-4c53-9a55-0a4d6f1d2c3b';

test('links lead to inquiries and portfolio items', () => {
  expect(parseLink(`agency-console://inquiry/${id}`)).toEqual({ kind: 'inquiry', id });
  expect(linkIn(['/usr/bin/agency-console', '--flag', `agency-console://portfolio/${id}`])).toEqual({
    kind: 'portfolio-item',
    id,
  });
});

test.each([
  `https://inquiry/${id}`,
  `agency-console://settings/${id}`,
  `agency-console://constructor/${id}`,
  `agency-console://inquiry/${id}/more`,
  `agency-console://inquiry/${id}?next=1`,
  'agency-console://inquiry/1',
  'agency-console:',
  '--flag',
])('is not a valid link: %s', (text) => {
  expect(parseLink(text)).toBeNull();
});
