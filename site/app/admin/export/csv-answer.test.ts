import { expect, test } from 'vitest';
import { csvAnswer, csvLine } from './csv-answer.ts';

test.each([
  [['plain', 7, null, undefined], 'plain,7,,\r\n'],
  [['a, b', 'say "hi"', 'two\nlines'], '"a, b","say ""hi""","two\nlines"\r\n'],
  [['=HYPERLINK("x")', '+1', '-2', '@a', -2], `"'=HYPERLINK(""x"")",'+1,'-2,'@a,-2\r\n`],
])('the cells %j become one CSV line, in which no spreadsheet runs a formula', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

const file = { name: 'orders', head: ['Name'], list: '/admin/orders' };

test('a CSV file contains all pages of its list, and is named after the list', async () => {
  const response = await csvAnswer(file, async (after) =>
    after ? { rows: [['Ben']], next: null } : { rows: [['Ada']], next: 'more' },
  );
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
  expect([...new Uint8Array((await response.clone().arrayBuffer()).slice(0, 3))]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await response.text()).toBe('Name\r\nAda\r\nBen\r\n');
});

test('a CSV file ends after 10,000 rows with a line that says so', async () => {
  const rows = Array.from({ length: 50 }, () => ['Ada']);
  const response = await csvAnswer(file, async () => ({ rows, next: 'more' }));
  const lines = (await response.text()).split('\r\n');
  expect(lines).toHaveLength(10_003);
  expect(lines.at(-2)).toBe('"Only the first 10,000 rows. To get the others, narrow the search."');
});

test('without a session, a request for a CSV file is redirected to the list', async () => {
  const response = await csvAnswer(file, () =>
    Promise.reject(Object.assign(new Error('No.'), { code: 'UNAUTHENTICATED' })),
  );
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/admin/orders']);
});
