import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A route is one script: its actions alone would be scripts of some hundred bytes.
  splitRouteModules: false,
  // Every route in one small file: a page whose scripts come late then knows all of them without asking.
  routeDiscovery: { mode: 'initial' },
  // The router would compare a form's origin with the host of no meaning that pages are rendered under. Our own door
  // (`server/site-routes.ts`) has compared it with the site's real addresses before.
  allowedActionOrigins: ['**'],
} satisfies Config;
