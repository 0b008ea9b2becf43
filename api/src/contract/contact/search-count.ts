import { limits } from '../limits/limits.ts';
import { grouped } from '../text/grouped.ts';

const { toldExactly, countedTo } = limits.search;

/**
 * How far the server counts inquiries. All of them, which is quick; a search's results no further than this, since to count
 * all that hold a common word takes it many times as long as to find a page of them.
 */
export const countLimit = (search: string | null): number | null => (search === null ? null : countedTo);

/** Whether a count of a search's results is how many there are, and not how far the server counted. */
export const isExact = (found: number): boolean => found <= toldExactly;

/** How many inquiries a search found. */
export const foundWords = (found: number): string =>
  isExact(found) ? `${grouped(found)} found` : `More than ${grouped(toldExactly)} found`;
