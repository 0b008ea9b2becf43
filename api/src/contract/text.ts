import { z } from 'zod';
import { limits } from './limits.ts';

/** Makes text safe for the database: removes NUL, and replaces broken surrogate pairs, as from a cut emoji. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Embeddings, overrides and isolates: they change the direction of the text around them. */
const overrides = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes characters that change how the surrounding text reads. Right-to-left scripts do not need them. */
export const withoutOverrides = (text: string): string => text.replaceAll(overrides, '');

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Isolates a stranger's right-to-left text in a sentence of ours, so that our words keep their order. Use it for text that
 * no element surrounds.
 */
export function isolated(text: string): string {
  const plain = withoutOverrides(text);
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Forms send CRLF and scripts send LF, but the same text must have the same length either way. */
const typed = (text: string) => withoutOverrides(storable(text)).replaceAll('\r\n', '\n');

/** Typed text, trimmed, with LF line ends. */
export const freeText = (params?: Parameters<typeof z.string>[0]) => z.string(params).overwrite(typed).trim();

/** Required typed text of at most `max` characters. */
export const requiredText = (max: number) =>
  freeText({ error: 'Required' }).min(1, 'Required').max(max, `Must be at most ${max} characters`);

/** Typed text of at most `max` characters that may be left out. An empty one becomes undefined. */
export const optionalText = (max: number) =>
  freeText()
    .max(max, `Must be at most ${max} characters`)
    .transform((text) => text || undefined)
    .optional();

/** An ISO date and time with its zone; empty or left out = none. */
export const optionalMoment = () =>
  z
    .union([
      z.literal('').transform(() => undefined),
      z.iso.datetime({ offset: true, error: 'Must be a date and time' }),
    ])
    .optional();

/** An email address, typed into a form. */
export const emailAddress = () =>
  freeText().max(limits.email.max, 'Email too long').pipe(z.email('Please enter a valid email address'));

/** Whether `text` is exactly one email address by the rule of the forms: no list, no name, no line break. */
export function isOneAddress(text: string): boolean {
  const { success, data } = emailAddress().safeParse(text);
  return success && data === text;
}

/** Returns the mailbox that an address most likely leads to, ignoring case and what follows a `+`. */
export const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

// Line breaks and control characters end a header; marks of direction change how text reads.
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Puts a stranger's text on one line, for a header. */
export function oneLine(text: string): string {
  return text.replace(unprintable, ' ').replace(/ {2,}/g, ' ').trim();
}

/** A mailbox with its display name. */
export type Address = { name: string; address: string };

/** Returns an address for a mail. @throws Error unless `address` is exactly one address. */
export function addressOf(address: string, name = ''): Address {
  if (!isOneAddress(address)) throw new Error('Not one email address.');
  return { name: oneLine(name), address };
}

/** The maximum number of words in a search: more than anyone needs, and few enough for the database. */
const maxWords = 8;

/** Replacements for letters that are not a plain letter with an accent, and for typographic apostrophes. */
const plain: Record<string, string> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ', '‘': "'", '’': "'", ʼ: "'" },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/**
 * Folds a text for searching: without case and accents, so that "jose" matches "José". The database's function `fold` does
 * the same for the searched columns.
 */
export function fold(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(/[\u0300-\u036f]+/g, '');
  return bare.toLowerCase().replaceAll(special, (letter) => plain[letter] ?? letter);
}

/** Returns the folded words of a search; none for an empty one. A match contains each of them. */
export function searchWords(search: string | null | undefined): string[] {
  return fold(storable(search ?? ''))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords);
}

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as November 21, 2026, in UTC, so that invoice, server and browser agree. */
export const formatDay = (day: Date): string => long.format(day);

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const shortWithYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const yearMs = 365 * 24 * 60 * 60_000;

/** A day in few characters, such as Nov 21, in UTC. It has a year if it is a year or more away. */
export const formatShortDay = (day: Date, now: number): string =>
  (Math.abs(day.getTime() - now) >= yearMs ? shortWithYear : short).format(day);

/** Formats a period from one day to another. A year that both share appears once. */
export function formatPeriod(from: Date, until: Date): string {
  const sameYear = from.getUTCFullYear() === until.getUTCFullYear();
  const start = sameYear ? formatDay(from).replace(/, \d+$/, '') : formatDay(from);
  return `${start} to ${formatDay(until)}`;
}

const digits = new Intl.NumberFormat('en-US');

/** A count with thousands separators. */
export const grouped = (count: number): string => digits.format(count);

/** A limit in bytes, as messages name it: `10 MB`. */
export const megabytes = (bytes: number): string => `${bytes / 1024 ** 2} MB`;

/** Whitespace, control and format characters, broken surrogates, and `\`, which browsers drop or read as a slash. */
const misread = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u;

/** Whether browsers read an address exactly as written. */
export function isReadAsWritten(text: string): boolean {
  return !misread.test(text);
}

/** Whether a text is an http or https address of the host that it shows, without a user name or password. */
export function isWebAddress(text: string): boolean {
  return isReadAsWritten(text) && /^https?:\/\/[^/?#@]+([/?#]|$)/i.test(text) && URL.canParse(text);
}

/** Whether a text is a path of this site, whichever page it is on. */
function isSitePath(text: string): boolean {
  if (!isReadAsWritten(text) || !/^\/(?!\/)/.test(text)) return false;
  const url = URL.parse(text, 'https://site.invalid');
  // `/..//host` becomes `//host`, which a browser reads as another host.
  return url?.host === 'site.invalid' && !url.pathname.startsWith('//');
}

/** Whether a text is an address that browsers may follow or fetch: a web address or a path of this site, never `javascript:`. */
export function isAddress(text: string): boolean {
  return isWebAddress(text) || isSitePath(text);
}

/** An address that a browser may be sent to, of at most `limits.url.max` characters. */
export const requiredAddress = () =>
  requiredText(limits.url.max).refine(
    // The rule for required fields refuses an empty one.
    (text) => text === '' || isAddress(text),
    'Must be a web address or a path starting with /',
  );

/** Letters, with the other characters that a name may contain. No digits or signs. */
const letters = /^[\p{L}\p{M}]+([ '’.-]{1,2}[\p{L}\p{M}]+)*\.?$/u;
/** Mail programs turn two words joined by a dot into a link. */
const linkable = /\p{L}\.\p{L}/u;
const longestPlainName = 60;

/**
 * Returns the name if it looks like one, otherwise undefined. Anyone may have a mail sent to any address with any name, so other
 * text is left out, because it could be an advertisement under our name.
 */
export function plainName(name: string | undefined): string | undefined {
  const trimmed = name?.trim() ?? '';
  return trimmed.length <= longestPlainName && letters.test(trimmed) && !linkable.test(trimmed) ? trimmed : undefined;
}

/** Shown when a page that was loaded before an update does not send what is needed now. */
export const outOfDateText = 'This page is out of date. Please load it again.';
