import { expect, test } from 'vitest';
import { slugOf } from './blog.ts';

test.each([
  ['Größe & Straße', 'grosse-strasse'],
  ['Smørrebrød für Łódź', 'smorrebrod-fur-lodz'],
  ['The client’s œuvre', 'the-clients-oeuvre'],
  ['日本語', ''],
])('the title %j makes the slug %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
