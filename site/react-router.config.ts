import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The router would compare a form's origin with the host of no meaning that pages are rendered under. Our own door
  // (`server/site-routes.ts`) has compared it with the site's real addresses before.
  allowedActionOrigins: ['**'],
} satisfies Config;
