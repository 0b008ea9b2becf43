import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // One script per route. If routes were split, their actions would be scripts of a few hundred bytes.
  splitRouteModules: false,
  // One small file lists all routes, so that a page whose scripts load late needs no further requests to know them.
  routeDiscovery: { mode: 'initial' },
  // Turns off the router's check of a form's origin, because pages are rendered under a made-up host.
  // `server/site-routes.ts` compares the origin with the site's public origin.
  allowedActionOrigins: ['**'],
} satisfies Config;
