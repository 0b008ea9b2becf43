import { siteContext } from '#app/site-context.ts';
import { inks } from '#ui/theme/tokens.ts';
import type { Route } from './+types/manifest.ts';
import { feedResponse } from './feed.ts';

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** https://www.w3.org/TR/appmanifest/ */
type Manifest = {
  id?: string;
  name: string;
  short_name: string;
  start_url: string;
  scope?: string;
  display: 'browser' | 'standalone';
  shortcuts?: { name: string; url: string }[];
};

/** Returns a web app manifest with the agency's colors and icons. */
export const manifestResponse = (facts: Manifest) =>
  feedResponse(
    JSON.stringify({
      ...facts,
      background_color: inks.day.paper,
      theme_color: inks.day.paper,
      icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
    }),
    'application/manifest+json',
  );

/** Returns the manifest of the public site. */
export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(siteContext).agency;
  return manifestResponse({ name, short_name: name, start_url: '/', display: 'browser' });
}
