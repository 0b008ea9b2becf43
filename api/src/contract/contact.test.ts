import { expect, test } from 'vitest';
import { contactBudgets, contactSchema, contactServices, countLimit, foundWords, isExact } from './contact.ts';

const inquiry = { name: 'Ada', email: 'ada@example.com', service: 'wordpress', message: 'A new site, please.' };

test('the form offers eight services and four budgets', () => {
  const values = (options: readonly { value: string }[]) => options.map(({ value }) => value).join(' ');
  expect(values(contactServices)).toBe('wordpress shopify api laravel automation cms email-dns other');
  expect(values(contactBudgets)).toBe('5k-10k 10k-25k 25k-50k 50k+');
});

test('an inquiry needs only a name, an address, a service and a message', () => {
  expect(contactSchema.safeParse(inquiry).success).toBe(true);
});

test.each([
  [{ name: 'A' }, 'Name must be at least 2 characters'],
  [{ name: ' A ' }, 'Name must be at least 2 characters'],
  [{ name: 'a'.repeat(101) }, 'Name too long'],
  [{ email: 'ada' }, 'Please enter a valid email address'],
  [{ email: `${'a'.repeat(250)}@b.co` }, 'Email too long'],
  [{ company: 'a'.repeat(101) }, 'Company name too long'],
  [{ service: '' }, 'Please select a service'],
  [{ service: 'a'.repeat(51) }, 'Service name too long'],
  [{ message: 'Too short' }, 'Message must be at least 10 characters'],
  [{ message: 'a'.repeat(5001) }, 'Message too long'],
])('an inquiry with %o is refused: %s', (change, message) => {
  const result = contactSchema.safeParse({ ...inquiry, ...change });
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  { name: 'ab' },
  { name: 'a'.repeat(100) },
  { message: 'a'.repeat(10) },
  { message: 'a'.repeat(5000) },
  { company: 'a'.repeat(100) },
  { service: 'a'.repeat(50) },
])('an inquiry with %o is accepted', (change) => {
  expect(contactSchema.safeParse({ ...inquiry, ...change }).success).toBe(true);
});

test.each([
  [0, '0 found', true],
  [1_000, '1,000 found', true],
  [1_001, 'More than 1,000 found', false],
  [2_000, 'More than 1,000 found', false],
])('a search with %i results shows: %s', (found, words, exact) => {
  expect([foundWords(found), isExact(found)]).toEqual([words, exact]);
});

test('the server counts at most 2,000 results of a search, but all inquiries of the list without a search', () => {
  expect([countLimit(null), countLimit('shop')]).toEqual([null, 2_000]);
});
