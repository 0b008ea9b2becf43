import { storable } from './free-text.ts';

/** More words than anyone searches for, and few enough for the database. */
const maxWords = 8;

/** Letters that are no other letter with an accent, and apostrophes as phones and word processors set them. */
const plain: Record<string, string> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ', '‘': "'", '’': "'", ʼ: "'" },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/**
 * A text as it is searched: without case and accents, so that "jose" is in "José". The database's function `fold` makes the
 * columns that are searched in the same way.
 */
export function fold(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(/[\u0300-\u036f]+/g, '');
  return bare.toLowerCase().replaceAll(special, (letter) => plain[letter] ?? letter);
}

/** The words of a search, folded; none for an empty one. What is found holds each of them. */
export function searchWords(search: string | null | undefined): string[] {
  return fold(storable(search ?? ''))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords);
}
