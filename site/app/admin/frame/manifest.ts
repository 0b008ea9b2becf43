import { manifestResponse } from '#app/feeds/manifest.ts';
import { siteContext } from '#app/site-context.ts';
import { viewKeys, viewOf } from '#ui/admin/kinds.ts';
import type { Route } from './+types/manifest.ts';

/**
 * Returns the manifest that makes the admin area an app on a phone or a desktop. Browsers install an app without a
 * service worker: https://developer.mozilla.org/en-US/docs/Web/Progressive_web_apps/Guides/Making_PWAs_installable
 */
export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(siteContext).agency;
  return manifestResponse({
    id: '/admin',
    name: `${name} admin`,
    short_name: 'Admin',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    shortcuts: viewKeys.slice(1, 4).map((view) => ({ name: viewOf(view).name, url: viewOf(view).path })),
  });
}
