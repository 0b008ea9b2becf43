import { z } from 'zod';

/** Text as the database can hold it: without NUL, and with halves of characters (what is left of a cut emoji) replaced. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Forms send CRLF where scripts send LF: the same text is as long, and reads the same, by whichever it came. */
const typed = (text: string) => storable(text).replaceAll('\r\n', '\n');

/** What somebody typed, without the white space around it, its lines ended by LF. */
export const freeText = (params?: Parameters<typeof z.string>[0]) => z.string(params).overwrite(typed).trim();
