import './zod-without-eval.ts';
import { z } from 'zod';
import { limits } from './limits.ts';
import { freeText, isOneAddress, mailboxOf } from './text.ts';

export const mostBlockedSenders = 1_000;

const domain = z.hostname().regex(/^[^.]+\..+[^.]$/);

/** Mail providers at which anyone can get an address, under any country's domain, such as `yahoo.co.uk`. */
const providers =
  /^(?:aol|fastmail|gmail|gmx|googlemail|hey|hotmail|icloud|inbox|laposte|libero|live|mac|mail|me|msn|naver|orange|outlook|pm|proton|protonmail|qq|rediffmail|rocketmail|t-online|tutanota|wanadoo|web|yahoo|yandex|ymail|zoho|126|163)\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;

/** Whether a domain belongs to a public mail provider. Blocking such a domain would block unrelated people, too. */
export const isPublicProvider = (name: string): boolean => providers.test(name);

/** Why a sender cannot be blocked; null when it can. */
function problemOf(sender: string): string | null {
  if (isPublicProvider(sender)) return `Anyone can have an address at ${sender}. Block individual addresses instead`;
  if (isOneAddress(sender) || domain.safeParse(sender).success) return null;
  return 'Enter an email address, or a domain such as spam.example';
}

/** An address, or a domain with all its addresses, as the admin enters it. A leading `@` is removed. */
export const blockedSenderSchema = z.object({
  sender: freeText({ error: 'Required' })
    .min(1, 'Required')
    .max(limits.email.max, 'Email too long')
    .overwrite((text) => text.toLowerCase().replace(/^@/, ''))
    .superRefine((sender, { addIssue }) => {
      const message = problemOf(sender);
      if (message) addIssue({ code: 'custom', message });
    }),
  blockReason: freeText().max(200, 'Must be at most 200 characters').nullish(),
});

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** Returns the senders whose block covers an address: the address, its form without the `+` part, and its domain. */
export function sendersOf(address: string): string[] {
  const exact = address.toLowerCase();
  return [...new Set([exact, mailboxOf(exact), domainOf(exact)])];
}

/** Returns what the admin can block: the address, and its domain unless a public mail provider owns the domain. */
export function blockChoices(address: string): string[] {
  const exact = address.toLowerCase();
  return [exact, domainOf(exact)].filter((sender) => blockedSenderSchema.safeParse({ sender }).success);
}
