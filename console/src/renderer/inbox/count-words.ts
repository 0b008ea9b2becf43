import { toldExactly } from '../graphql/count-limit.ts';
import { grouped } from '../numbers/grouped.ts';

/** Whether this is how many there are, and not how far the server counted. */
export const isExact = (total: number, search: string | null): boolean => search === null || total <= toldExactly;

/** How many enquiries there are, or how many a search found. */
export function countWords(total: number, search: string | null): string {
  if (search === null) return `${grouped(total)} in all`;
  return isExact(total, search) ? `${grouped(total)} found` : `More than ${grouped(toldExactly)} found`;
}
