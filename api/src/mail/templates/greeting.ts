/** A name and nothing else: letters with what may stand between them. No digits, signs or addresses to click on. */
const plainName = /^[\p{L}\p{M}]+([ '’.-]{1,2}[\p{L}\p{M}]+)*\.?$/u;
/** Where a dot joins two words, mail programs make a link of it. */
const linkable = /\p{L}\.\p{L}/u;

/**
 * How a mail opens. Anyone may have a mail sent to any address with any name, so what does not read like a name is left
 * out: an advertisement would travel under ours.
 */
export function greeting(name: string | undefined): string {
  const trimmed = name?.trim() ?? '';
  return trimmed.length <= 60 && plainName.test(trimmed) && !linkable.test(trimmed) ? `Hello ${trimmed},` : 'Hello,';
}
