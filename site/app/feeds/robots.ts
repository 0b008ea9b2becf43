import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/robots.ts';
import { feedResponse } from './feed.ts';

/** Returns robots.txt: what crawlers may read, and the URL of the sitemap. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext);
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /graphql',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  return feedResponse(lines.join('\n'), 'text/plain');
}
