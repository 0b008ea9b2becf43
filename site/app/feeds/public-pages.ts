import { services } from '#app/marketing/services/services.ts';

/** The pages that always exist and that search engines should know. A page is added here when its route is; a test compares the two. */
export const publicPages: readonly string[] = [
  '/',
  ...services.map(({ href }) => href),
  '/portfolio',
  '/case-studies/eso',
  '/case-studies/wellness-brand',
  '/case-studies/red-bull-enterprise',
  '/blog',
  '/tools/performance',
  '/about',
  '/contact',
  '/sample-maintenance-report',
];
