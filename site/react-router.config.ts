import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // One script per route, because splitting would produce separate scripts of a few hundred bytes for the actions.
  splitRouteModules: false,
  // One small file lists all routes. A page whose scripts load late does not have to request the list.
  routeDiscovery: { mode: 'initial' },
  // Turns off the router's check of a form's origin, because the server renders pages under a placeholder host.
  // `server/site-routes.ts` compares the origin with the site's public origin.
  allowedActionOrigins: ['**'],
} satisfies Config;
