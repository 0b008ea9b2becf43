import { expect, test } from 'vitest';
import { inquiry as make } from './inquiry.factory.ts';
import { inquiryKind } from './inquiry.ts';
import type { Inquiry } from './inquiry-documents.ts';

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
])('a search of what is kept for %j finds what the row shows: %s', (search, found) => {
  expect(has(inquiry, search)).toBe(found);
});

test('an inquiry without company and budget holds no word for them', () => {
  expect(has({ ...inquiry, company: null, budget: null }, 'null')).toBe(false);
});
