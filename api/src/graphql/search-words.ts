import { storable } from '#api/contract/text/free-text.ts';

/** More words than anyone searches for, and few enough for the database. */
const maxWords = 8;

/** Characters that mean something in LIKE stand for themselves. */
const literally = (word: string) => word.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/** The condition of containing each word of a search, in any case: one for every word, to be asked of several columns. */
export function searchWords(search: string | null | undefined) {
  return storable(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords)
    .map((word) => ({ contains: literally(word), mode: 'insensitive' }) as const);
}
