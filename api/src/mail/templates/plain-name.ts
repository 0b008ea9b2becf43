/** Letters, with what may stand between them in a name. No digits, signs or addresses to click on. */
const letters = /^[\p{L}\p{M}]+([ '’.-]{1,2}[\p{L}\p{M}]+)*\.?$/u;
/** Where a dot joins two words, mail programs make a link of it. */
const linkable = /\p{L}\.\p{L}/u;
const maxLength = 60;

/**
 * The name if it reads like one, else undefined. Anyone may have a mail sent to any address with any name, so other
 * words are left out of what we say: an advertisement would travel under ours.
 */
export function plainName(name: string | undefined): string | undefined {
  const trimmed = name?.trim() ?? '';
  return trimmed.length <= maxLength && letters.test(trimmed) && !linkable.test(trimmed) ? trimmed : undefined;
}
