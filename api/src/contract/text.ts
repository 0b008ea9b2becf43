import { z } from 'zod';
import { limits } from './limits.ts';

/** Makes text storable in the database: removes NUL, and replaces lone surrogates, such as half an emoji. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Characters that change the direction of the text around them: embeddings, overrides and isolates. */
const overrides = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes characters that change the direction of the surrounding text. Right-to-left scripts do not need them. */
export const withoutOverrides = (text: string): string => text.replaceAll(overrides, '');

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolates right-to-left text inside a sentence of ours, so that the words of the sentence keep their order. */
export function isolated(text: string): string {
  const plain = withoutOverrides(text);
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Forms send CRLF and scripts send LF. Both become LF, so that the same text has the same length. */
const typed = (text: string) => withoutOverrides(storable(text)).replaceAll('\r\n', '\n');

/** Typed text, trimmed, with LF line ends. */
export const freeText = (params?: Parameters<typeof z.string>[0]) => z.string(params).overwrite(typed).trim();

export const requiredText = (max: number) =>
  freeText({ error: 'Required' }).min(1, 'Required').max(max, `Must be at most ${max} characters`);

/** Optional typed text of at most `max` characters. An empty text becomes undefined. */
export const optionalText = (max: number) =>
  freeText()
    .max(max, `Must be at most ${max} characters`)
    .transform((text) => text || undefined)
    .optional();

/** An optional ISO date and time with its zone. An empty text becomes undefined. */
export const optionalMoment = () =>
  z
    .union([
      z.literal('').transform(() => undefined),
      z.iso.datetime({ offset: true, error: 'Must be a date and time' }),
    ])
    .optional();

export const emailAddress = () =>
  freeText().max(limits.email.max, 'Email too long').pipe(z.email('Please enter a valid email address'));

/** Whether `text` is exactly one email address, by the same rule as in forms: no list, name or line break. */
export function isOneAddress(text: string): boolean {
  const { success, data } = emailAddress().safeParse(text);
  return success && data === text;
}

/** Returns the mailbox that an address most likely leads to: in lower case, without the `+` part. */
export const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

// Line breaks and control characters could end a header; the others change the direction of text.
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Puts text on one line, for a mail's header. */
export function oneLine(text: string): string {
  return text.replace(unprintable, ' ').replace(/ {2,}/g, ' ').trim();
}

export type Address = { name: string; address: string };

/** Returns an address for a mail. @throws Error unless `address` is exactly one address. */
export function addressOf(address: string, name = ''): Address {
  if (!isOneAddress(address)) throw new Error('Not one email address.');
  return { name: oneLine(name), address };
}

/** The maximum number of words in a search. More words would put too much load on the database. */
const maxWords = 8;

/** Replacements for typographic apostrophes, and for letters that Unicode does not decompose. */
const plain: Record<string, string> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ', '‘': "'", '’': "'", ʼ: "'" },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/**
 * Removes case and accents from a text for searching, so that "jose" matches "José". The database's function `fold`
 * does the same for the searched columns.
 */
export function fold(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(/[\u0300-\u036f]+/g, '');
  return bare.toLowerCase().replaceAll(special, (letter) => plain[letter] ?? letter);
}

/** Returns the first `maxWords` words of a search, folded. A result contains each of them. */
export function searchWords(search: string | null | undefined): string[] {
  return fold(storable(search ?? ''))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords);
}

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a day in UTC, such as November 21, 2026, so that invoice, server and browser agree. */
export const formatDay = (day: Date): string => long.format(day);

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const shortWithYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const yearMs = 365 * 24 * 60 * 60_000;

/** Formats a day briefly in UTC, such as Nov 21. Adds the year if the day is a year or more away. */
export const formatShortDay = (day: Date, now: number): string =>
  (Math.abs(day.getTime() - now) >= yearMs ? shortWithYear : short).format(day);

/** Formats a period from one day to another. A year that both days share appears once. */
export function formatPeriod(from: Date, until: Date): string {
  const sameYear = from.getUTCFullYear() === until.getUTCFullYear();
  const start = sameYear ? formatDay(from).replace(/, \d+$/, '') : formatDay(from);
  return `${start} to ${formatDay(until)}`;
}

const digits = new Intl.NumberFormat('en-US');

/** Formats a count with thousands separators. */
export const grouped = (count: number): string => digits.format(count);

/** Formats a limit in bytes for messages: `10 MB`. */
export const megabytes = (bytes: number): string => `${bytes / 1024 ** 2} MB`;

/**
 * Characters that browsers drop from an address or read as a slash: whitespace, control and format characters, broken
 * surrogates, and `\`.
 */
const misread = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u;

/** Whether browsers read an address exactly as it is written. */
export function isReadAsWritten(text: string): boolean {
  return !misread.test(text);
}

/** Whether a text is an http(s) address that browsers read as written, without a user name or password. */
export function isWebAddress(text: string): boolean {
  return isReadAsWritten(text) && /^https?:\/\/[^/?#@]+([/?#]|$)/i.test(text) && URL.canParse(text);
}

/** Whether a text is an absolute path of this site. */
function isSitePath(text: string): boolean {
  if (!isReadAsWritten(text) || !/^\/(?!\/)/.test(text)) return false;
  const url = URL.parse(text, 'https://site.invalid');
  // `/..//host` becomes `//host`, which a browser reads as another host.
  return url?.host === 'site.invalid' && !url.pathname.startsWith('//');
}

/** Whether a browser may follow or fetch an address: a web address or a path of this site, never `javascript:`. */
export function isAddress(text: string): boolean {
  return isWebAddress(text) || isSitePath(text);
}

/** An address that a browser may be sent to, of at most `limits.url.max` characters. */
export const requiredAddress = () =>
  requiredText(limits.url.max).refine(
    // An empty text gets the message for required fields instead.
    (text) => text === '' || isAddress(text),
    'Must be a web address or a path starting with /',
  );

/** A name of letters, spaces, apostrophes, hyphens and dots. */
const letters = /^[\p{L}\p{M}]+([ '’.-]{1,2}[\p{L}\p{M}]+)*\.?$/u;
/** Two words joined by a dot, which mail programs turn into a link. */
const linkable = /\p{L}\.\p{L}/u;
const longestPlainName = 60;

/**
 * Returns the name if it looks like a person's, otherwise undefined. Our mails greet with this name, and a visitor can
 * enter any email address. Any other text could be an advertisement for a stranger.
 */
export function plainName(name: string | undefined): string | undefined {
  const trimmed = name?.trim() ?? '';
  return trimmed.length <= longestPlainName && letters.test(trimmed) && !linkable.test(trimmed) ? trimmed : undefined;
}

/** The message for an outdated request, sent by a page that was loaded before an update. */
export const outOfDateText = 'This page is out of date. Please load it again.';
