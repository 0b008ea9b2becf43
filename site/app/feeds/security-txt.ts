import { siteContext } from '#app/site-context.ts';
import { mailto } from '#ui/mailto.ts';
import type { Route } from './+types/security-txt.ts';
import { feedResponse } from './feed.ts';

const dayMs = 24 * 3_600_000;
/** RFC 9116 asks for less than a year. */
const validDays = 180;

/** Where to report a hole in the site's security: RFC 9116. */
export function loader({ context }: Route.LoaderArgs) {
  const { agency, publicUrl } = context.get(siteContext);
  return feedResponse(securityTxt(agency.email, publicUrl, new Date()), 'text/plain');
}

/** The document on the day of `now`: it expires at midnight UTC, so that it is the same all day. */
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
