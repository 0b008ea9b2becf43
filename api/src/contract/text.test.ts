import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../test/test-database.ts';
import { fold, freeText, isAddress, isolated, mailboxOf, searchWords } from './text.ts';

const { client } = await useTestDatabase();

test.each([
  ['José Ñúñez', 'jose nunez'],
  ['Jose\u0301', 'jose'],
  ['Łukasz Straße', 'lukasz strasse'],
  ['ÆSIR Œuvre Þór', 'aesir oeuvre thor'],
  ['O’Brien', "o'brien"],
  ['İstanbul ΟΔΟΣ Ёлка', 'istanbul οδοσ елка'],
  ['ﬁne １００％', 'fine 100%'],
])('%j is folded to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('characters that change the direction of the surrounding text are removed from typed text', () => {
  expect(freeText().parse('Ada \u202e\u2066ecilA\u2069\u202c')).toBe('Ada ecilA');
});

test('a right-to-left name is isolated in a sentence, and other names are not', () => {
  expect([isolated('Ada\u202e'), isolated('עדה')]).toEqual(['Ada', '\u2068עדה\u2069']);
});

test('a search consists of its first eight words, folded', () => {
  expect(searchWords('  Ünë\u00a0two\n3 4 5 6 7 8 9 ')).toEqual(['une', 'two', '3', '4', '5', '6', '7', '8']);
  expect(searchWords(null)).toEqual([]);
});

test('the database and the contract fold every Latin, Greek and Cyrillic letter alike', async () => {
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place);
  const letters = [range(1, 0x530), range(0x1e00, 0x2c00), range(0xfb00, 0xfb07), range(0xff01, 0xff61)]
    .flat()
    .map((code) => `a${String.fromCodePoint(code)}b`);
  const [row] = await client.$queryRaw<{ folded: string[] }[]>`
    SELECT array_agg(fold(letter) ORDER BY place) AS folded FROM unnest(${letters}::text[]) WITH ORDINALITY AS t(letter, place)`;
  expect(row?.folded).toEqual(letters.map(fold));
});

test.each([
  '/portfolio',
  '/case-studies/eso?from=home#results',
  '/images/a%20b.webp',
  '/',
  'https://client.example',
  'HTTPS://Client.example:8443/a/b?c=d#e',
  'http://bücher.example/über',
  'https://medium.example/@agency',
  'https://[2001:db8::1]/x',
])('%s is an address', (text) => {
  expect(isAddress(text)).toBe(true);
});

test.each([
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://client.example\\@evil.example',
  'https://client.example@evil.example',
  'https://@evil.example',
  'https://user:secret@client.example',
  'https://client.example/ a',
  'https://client\u202E.example',
  'https://client.example/\0',
  ' https://client.example',
  'https://client.example\n',
  'https://',
  'https://%',
  'https://client.example:99999',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'ftp://client.example',
  'portfolio',
  '#',
  '',
  '/\uD800',
])('%j is not an address', (text) => {
  expect(isAddress(text)).toBe(false);
});

test('browsers read the host of each accepted address as it is written', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '%5c',
    '%2f',
    '\t',
    '\r',
    '\0',
    ' ',
    'https:',
    'x',
    'evil.example',
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 10 }).map((parts) => parts.join('')),
      (text) => {
        fc.pre(isAddress(text));
        const { host, origin, username, password } = new URL(text, 'https://agency.example/a/page');
        expect(username + password).toBe('');
        if (text.startsWith('/')) expect(origin).toBe('https://agency.example');
        else expect(text.toLowerCase()).toMatch(new RegExp(`^https?://${host.replaceAll('.', '\\.')}`));
      },
    ),
    { numRuns: 5_000, examples: [['/x'], ['https://evil.example']] },
  );
});

test.each([
  ['Ada@Visitor.Example', 'ada@visitor.example'],
  ['ada+shop+2@visitor.example', 'ada@visitor.example'],
  ['ada@visitor.example', 'ada@visitor.example'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
