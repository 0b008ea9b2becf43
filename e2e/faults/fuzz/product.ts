/** Paths of pages, feeds, files and probes. */
export const pages = [
  ...'/ /about /contact /portfolio /blog /tools/performance /maintenance/checkout'.split(' '),
  ...'/sample-maintenance-report /services/wordpress /services/wordpress-maintenance /case-studies/eso'.split(' '),
  ...'/blog/nothing-here /nothing/here /admin /admin/orders /admin/forgot-password /admin/reset-password'.split(' '),
  ...'/sitemap.xml /robots.txt /blog/feed.xml /healthz /readyz /.well-known/security.txt /assets/'.split(' '),
  ...'/images/ /__manifest /og-image.jpg'.split(' '),
];

/** Query parameters that pages read. */
export const parameters = 'q after before projects inquiry order attention token plan step p _routes index text'.split(
  ' ',
);

const metrics = [1, 2, 3].flatMap((n) => [`metric${n}Value`, `metric${n}Label`]);
const restItem = ['title', 'description', 'technology', 'imageUrl', 'caseStudyUrl', 'featured', ...metrics];
const item = [...restItem.slice(0, 6), 'metrics'];
const intents = 'sign-in sign-out mutate restore-revision'.split(' ');

const adminFields = ['kind', 'mutation', 'id', 'newId', 'version', 'username', 'password', 'stay', ...item];

/** A form of the site, with its target and its fields. */
export type Form = { path: string; fields: readonly string[]; intents?: readonly string[] };
export const forms: readonly Form[] = [
  {
    path: '/contact',
    fields: ['name', 'email', 'company', 'service', 'budget', 'regarding', 'message', 'recaptchaToken', 'website'],
  },
  { path: '/admin', fields: adminFields, intents },
  { path: '/admin/orders', fields: adminFields, intents },
  { path: '/admin/forgot-password', fields: ['email'] },
  { path: '/admin/reset-password', fields: ['token', 'newPassword'] },
  {
    path: '/maintenance/checkout',
    fields: ['customerName', 'customerEmail', 'website', 'packageType', 'packagePrice'],
  },
];

/** Endpoints under /api, and one path that does not exist. Each has a method, a path and the fields of its body. */
export const rows: readonly (readonly [method: string, path: string, fields?: readonly string[]])[] = [
  ['GET', '/api/portfolio'],
  ['GET', '/api/portfolio/featured'],
  ['GET', '/api/blog/posts'],
  ['GET', '/api/blog/posts/{text}'],
  ['POST', '/api/contact', ['name', 'email', 'company', 'service', 'budget', 'message', 'recaptchaToken', 'website']],
  ['GET', '/api/bot-check/challenge'],
  ['GET', '/api/admin/session'],
  ['GET', '/api/admin/picture'],
  ['POST', '/api/admin/login', ['username', 'password']],
  ['POST', '/api/admin/logout'],
  ['GET', '/api/admin/contacts'],
  ['DELETE', '/api/admin/contacts/{id}'],
  ['GET', '/api/admin/people/{text}'],
  ['POST', '/api/admin/media', restItem],
  ['POST', '/api/admin/replies/{id}/files', restItem],
  ['POST', '/api/admin/portfolio', restItem],
  ['PUT', '/api/admin/portfolio/{id}', restItem],
  ['DELETE', '/api/admin/portfolio/{id}'],
  ['POST', '/api/admin/forgot-password', ['email']],
  ['POST', '/api/admin/reset-password', ['token', 'newPassword']],
  ['POST', '/api/performance/email-report', ['email', 'name', 'website', 'performanceData']],
  ['POST', '/api/maintenance/create', ['customerName', 'customerEmail', 'website', 'packageType', 'packagePrice']],
  ['POST', '/api/maintenance/payment-success', ['orderId', 'paypalOrderId', 'paypalPaymentId']],
  ['GET', '/api/paypal/setup'],
  ['POST', '/api/paypal/order', ['amount', 'currency', 'intent']],
  ['POST', '/api/paypal/order/{text}/capture'],
  ['POST', '/api/paypal/webhook', ['id', 'event_type', 'resource']],
  ['GET', '/api/nothing/{text}'],
];
