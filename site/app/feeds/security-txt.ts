import { siteContext } from '#app/site-context.ts';
import { mailto } from '#ui/mailto.ts';
import type { Route } from './+types/security-txt.ts';
import { feedResponse } from './feed.ts';

const dayMs = 24 * 3_600_000;
/** How long the document is valid, in days. RFC 9116 recommends less than a year. */
const validDays = 180;

/** Answers with security.txt, which says where to report a vulnerability (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const { agency, publicUrl } = context.get(siteContext);
  return feedResponse(securityTxt(agency.email, publicUrl, new Date()), 'text/plain');
}

/**
 * Returns security.txt for the day of `now`. The text stays the same for a whole day, because it expires at midnight
 * UTC.
 */
export function securityTxt(email: string, publicUrl: string, now: Date): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const lines = [
    `Contact: ${mailto(email)}`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ];
  return lines.join('\n');
}
