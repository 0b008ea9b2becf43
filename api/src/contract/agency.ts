import { z } from 'zod';
import { limits } from './limits.ts';
import { isAddress } from './text.ts';

/** A link that may be a placeholder: an absolute http(s) address, a path of this site, or `#`. */
export const optionalLink = z.string().refine((text) => text === '#' || isAddress(text), {
  error: 'must be an http or https address, a path starting with /, or #',
});

/** The targets of social links, in the order of the footer. */
const socialNetworks = ['linkedin', 'facebook', 'instagram', 'x'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Who runs this site. Each part has a placeholder default, so an agency configures its own without touching code. */
export const agencySchema = z.object({
  name: z.string().min(1).max(60),
  initials: z.string().min(1).max(4),
  email: z.email({ error: 'must be an email address' }).max(limits.email.max),
  phone: z.string().min(3).max(40),
  social: z.object({ linkedin: optionalLink, facebook: optionalLink, instagram: optionalLink, x: optionalLink }),
  privacyUrl: optionalLink,
  termsUrl: optionalLink,
  timeZone: z.string().refine(isTimeZone, { error: 'must be a time zone such as Europe/Berlin' }),
});
export type Agency = z.infer<typeof agencySchema>;
