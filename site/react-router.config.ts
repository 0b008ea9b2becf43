import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Each route is one script. If it were split, its actions would be scripts of a few hundred bytes.
  splitRouteModules: false,
  // One small file lists every route, so that a page whose scripts load late knows them all without further requests.
  routeDiscovery: { mode: 'initial' },
  // Turns off the router's check, which would compare a form's origin with the made-up host that pages are rendered under.
  // `server/site-routes.ts` has already compared it with the site's public origin.
  allowedActionOrigins: ['**'],
} satisfies Config;
