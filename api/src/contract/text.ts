import { z } from 'zod';
import { limits } from './limits.ts';

/** Text as the database can hold it: without NUL, and with halves of characters (what is left of a cut emoji) replaced. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Embeddings, overrides and isolates: they turn the direction of writing, also of what stands behind them. */
const overrides = /[\u202a-\u202e\u2066-\u2069]/g;

/** Text that cannot make what stands beside it read as something else. Scripts that run from right to left need none of these. */
export const withoutOverrides = (text: string): string => text.replaceAll(overrides, '');

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A stranger's words to stand within a sentence of ours, where there is no element around them: its order stays ours. */
export function isolated(text: string): string {
  const plain = withoutOverrides(text);
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Forms send CRLF where scripts send LF: the same text is as long, and reads the same, by whichever it came. */
const typed = (text: string) => withoutOverrides(storable(text)).replaceAll('\r\n', '\n');

/** What somebody typed, without the white space around it, its lines ended by LF. */
export const freeText = (params?: Parameters<typeof z.string>[0]) => z.string(params).overwrite(typed).trim();

/** What somebody must type, of at most `max` characters. */
export const requiredText = (max: number) =>
  freeText({ error: 'Required' }).min(1, 'Required').max(max, `Must be at most ${max} characters`);

/** An email address, typed into a form. */
export const emailAddress = () =>
  freeText().max(limits.email.max, 'Email too long').pipe(z.email('Please enter a valid email address'));

/** Whether `text` is exactly one email address, by the rule that forms go by: no list, no name, no line break. */
export function isOneAddress(text: string): boolean {
  const { success, data } = emailAddress().safeParse(text);
  return success && data === text;
}

// Line breaks and other controls end a header; marks that turn the direction of writing make one read as another.
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Text for a header: what a stranger wrote, on one line. */
export function oneLine(text: string): string {
  return text.replace(unprintable, ' ').replace(/ {2,}/g, ' ').trim();
}

/** A mailbox with its display name. */
export type Address = { name: string; address: string };

/** Where a mail goes. @throws Error unless `address` is one address. */
export function addressOf(address: string, name = ''): Address {
  if (!isOneAddress(address)) throw new Error('Not one email address.');
  return { name: oneLine(name), address };
}

/** More words than anyone searches for, and few enough for the database. */
const maxWords = 8;

/** Letters that are no other letter with an accent, and apostrophes as phones and word processors set them. */
const plain: Record<string, string> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ', '‘': "'", '’': "'", ʼ: "'" },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/**
 * A text as it is searched: without case and accents, so that "jose" is in "José". The database's function `fold` makes the
 * columns that are searched in the same way.
 */
export function fold(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(/[\u0300-\u036f]+/g, '');
  return bare.toLowerCase().replaceAll(special, (letter) => plain[letter] ?? letter);
}

/** The words of a search, folded; none for an empty one. What is found holds each of them. */
export function searchWords(search: string | null | undefined): string[] {
  return fold(storable(search ?? ''))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords);
}

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as November 21, 2026: in UTC, so that invoice, server and browser write the same. */
export const formatDay = (day: Date): string => long.format(day);

/** From one day to another; a year that both share is said once. */
export function formatPeriod(from: Date, until: Date): string {
  const sameYear = from.getUTCFullYear() === until.getUTCFullYear();
  const start = sameYear ? formatDay(from).replace(/, \d+$/, '') : formatDay(from);
  return `${start} to ${formatDay(until)}`;
}

const digits = new Intl.NumberFormat('en-US');

/** A count as it is read: its thousands are set apart. */
export const grouped = (count: number): string => digits.format(count);

/** White space, control and format characters, halves of characters, and `\`: a browser drops these, or reads a slash. */
const misread = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u;

/** Whether browsers read an address as it stands there. */
export function isReadAsWritten(text: string): boolean {
  return !misread.test(text);
}

/** Whether a text is an http or https address on the very host that it names, without a user name or password. */
export function isWebAddress(text: string): boolean {
  return isReadAsWritten(text) && /^https?:\/\/[^/?#@]+([/?#]|$)/i.test(text) && URL.canParse(text);
}

/** Whether a text is a path of this site, and of no other, to whichever page it stands on. */
function isSitePath(text: string): boolean {
  if (!isReadAsWritten(text) || !/^\/(?!\/)/.test(text)) return false;
  const url = URL.parse(text, 'https://site.invalid');
  // `/..//host` becomes `//host`, which a browser reads as another host.
  return url?.host === 'site.invalid' && !url.pathname.startsWith('//');
}

/** Whether browsers may be sent there or fetch it: a web address, or a path of this site. Never `javascript:`, say. */
export function isAddress(text: string): boolean {
  return isWebAddress(text) || isSitePath(text);
}

/** Letters, with what may stand between them in a name. No digits, signs or addresses to click on. */
const letters = /^[\p{L}\p{M}]+([ '’.-]{1,2}[\p{L}\p{M}]+)*\.?$/u;
/** Where a dot joins two words, mail programs make a link of it. */
const linkable = /\p{L}\.\p{L}/u;
const longestPlainName = 60;

/**
 * The name if it reads like one, else undefined. Anyone may have a mail sent to any address with any name, so other
 * words are left out of what we say: an advertisement would travel under ours.
 */
export function plainName(name: string | undefined): string | undefined {
  const trimmed = name?.trim() ?? '';
  return trimmed.length <= longestPlainName && letters.test(trimmed) && !linkable.test(trimmed) ? trimmed : undefined;
}
