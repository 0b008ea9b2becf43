import { z } from 'zod';

/** Text as the database can hold it: without NUL, and with halves of characters (what is left of a cut emoji) replaced. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** What somebody typed, without the white space around it. */
export const freeText = (params?: Parameters<typeof z.string>[0]) => z.string(params).overwrite(storable).trim();
