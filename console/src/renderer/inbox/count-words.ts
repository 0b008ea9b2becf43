import { toldExactly } from '../graphql/count-limit.ts';

const digits = new Intl.NumberFormat('en-US');

/** Whether this is how many there are, and not how far the server counted. */
export const isExact = (total: number, search: string | null): boolean => search === null || total <= toldExactly;

/** How many enquiries there are, or how many a search found. */
export function countWords(total: number, search: string | null): string {
  if (search === null) return `${digits.format(total)} in all`;
  return isExact(total, search) ? `${digits.format(total)} found` : `More than ${digits.format(toldExactly)} found`;
}
