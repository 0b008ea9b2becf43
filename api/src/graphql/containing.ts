/** The condition of containing a word of a search, to be asked of a column of folded text. */
export const containing = (word: string) => ({
  // Characters that mean something in LIKE stand for themselves.
  contains: word.replaceAll(/[\\%_]/g, (character) => `\\${character}`),
});
