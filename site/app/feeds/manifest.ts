import { siteContext } from '#app/site-context.ts';
import { inks } from '#ui/theme/tokens.ts';
import type { Route } from './+types/manifest.ts';
import { feedResponse } from './feed.ts';

/** How the site appears on a home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { agency } = context.get(siteContext);
  const icon = (name: string, size: number, purpose = 'any') => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: agency.name,
    short_name: agency.name,
    start_url: '/',
    display: 'browser',
    background_color: inks.day.paper,
    theme_color: inks.day.paper,
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
  };
  return feedResponse(JSON.stringify(manifest), 'application/manifest+json');
}
