import { expect, test } from 'vitest';
import { useTestDatabase } from '../../test/test-database.ts';
import { fold, searchWords } from './text.ts';

const { client } = await useTestDatabase();

test.each([
  ['José Ñúñez', 'jose nunez'],
  ['Jose\u0301', 'jose'],
  ['Łukasz Straße', 'lukasz strasse'],
  ['ÆSIR Œuvre Þór', 'aesir oeuvre thor'],
  ['O’Brien', "o'brien"],
  ['İstanbul ΟΔΟΣ Ёлка', 'istanbul οδοσ елка'],
  ['ﬁne １００％', 'fine 100%'],
])('%j is searched as %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('a search is at most eight folded words', () => {
  expect(searchWords('  Ünë\u00a0two\n3 4 5 6 7 8 9 ')).toEqual(['une', 'two', '3', '4', '5', '6', '7', '8']);
  expect(searchWords(null)).toEqual([]);
});

test('the database folds every letter of Latin, Greek and Cyrillic as the contract does', async () => {
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place);
  const letters = [range(1, 0x530), range(0x1e00, 0x2c00), range(0xfb00, 0xfb07), range(0xff01, 0xff61)]
    .flat()
    .map((code) => `a${String.fromCodePoint(code)}b`);
  const [row] = await client.$queryRaw<{ folded: string[] }[]>`
    SELECT array_agg(fold(letter) ORDER BY place) AS folded FROM unnest(${letters}::text[]) WITH ORDINALITY AS t(letter, place)`;
  expect(row?.folded).toEqual(letters.map(fold));
});
