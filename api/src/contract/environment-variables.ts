import { z } from 'zod';
import { agencySchema, optionalLink } from './agency.ts';
import {
  concurrency,
  flag,
  httpUrl,
  isSecure,
  mailbox,
  origin,
  port,
  postgresUrl,
  smtpUrl,
} from './environment-kinds.ts';
import { limits } from './limits.ts';

const notSecure = 'must be https, except on this machine';

/** One variable: what it is for, its value when unset (none = truly unset), an example that is valid, its rule. */
export type EnvironmentVariable = { about: string; default?: string; example: string; schema: z.ZodType };

const { name, initials, email, phone } = agencySchema.shape;
const link = (about: string, byDefault = '#') => ({
  about,
  default: byDefault,
  example: 'https://example.com/agency',
  schema: optionalLink,
});
const text = (min: number, max: number) =>
  z
    .string()
    .min(min, { error: `must be at least ${min} characters` })
    .max(max, { error: `must be at most ${max} characters` });
const key = text(8, 200).regex(/^[\w-]+$/, { error: 'must be letters, digits, - and _ only' });

/** Google's own analytics script. */
export const googleTag = 'https://www.googletagmanager.com/gtag/js';

/** Every variable the platform reads, in the order `.env.example` lists them. An empty one counts as unset. */
export const environmentVariables = {
  NODE_ENV: {
    about: 'development, test or production. production refuses to start on a stand-in (see DEMO).',
    default: 'development',
    example: 'production',
    schema: z.enum(['development', 'test', 'production'], { error: 'must be development, test or production' }),
  },
  DEMO: {
    about:
      '1 = production may run on stand-ins (embedded database, mailbox, bot check and PayPal, generated password).',
    default: '0',
    example: '1',
    schema: flag,
  },
  PORT: { about: 'The port of the site and the API behind it.', default: '3000', example: '3000', schema: port },
  API_PORT: {
    about: 'The port of the API when it runs alone (pnpm api).',
    default: '4000',
    example: '4000',
    schema: port,
  },
  API_URL: {
    about: 'Where the site finds an API that runs elsewhere. Unset = in the same process.',
    example: 'https://api.agency.example',
    schema: origin,
  },
  PUBLIC_URL: {
    about:
      "The site's address in links and mail. Unset = http://localhost:PORT. https turns on HSTS and Secure cookies.",
    example: 'https://agency.example',
    schema: origin,
  },
  HSTS_SUBDOMAINS: {
    about:
      '1 = browsers use https for every subdomain of PUBLIC_URL too (HSTS with includeSubDomains). Each needs a certificate.',
    default: '0',
    example: '1',
    schema: flag,
  },
  DATABASE_URL: {
    about: 'The Postgres database. Unset = an embedded Postgres under DATA_DIR.',
    example: 'postgresql://agency:secret@db.example:5432/agency',
    schema: postgresUrl,
  },
  DATA_DIR: {
    about: 'Where the embedded database and mailbox keep their files, relative to the working folder.',
    default: '.data',
    example: '/var/lib/agency',
    schema: text(1, 4096),
  },
  ADMIN_USERNAME: {
    about: "The admin's user name, created on first start.",
    default: 'admin',
    example: 'studio',
    schema: text(limits.username.min, limits.username.max),
  },
  ADMIN_PASSWORD: {
    about: "The admin's first password. Unset = one is generated and printed once.",
    example: 'a long passphrase',
    schema: text(limits.password.min, limits.password.max),
  },
  ADMIN_EMAIL: {
    about: "Where the admin's password reset links go, set on first start. Unset = AGENCY_EMAIL.",
    example: 'admin@agency.example',
    schema: z.email({ error: 'must be an e-mail address' }).max(limits.email.max),
  },
  SMTP_URL: {
    about: 'The mail server. Unset = an embedded mailbox that shows the mail and sends none of it on.',
    example: 'smtps://user:secret@mail.example:465',
    schema: smtpUrl,
  },
  MAILBOX_PORT: {
    about: "The port of the embedded mailbox's page. Unset = 1080, or a free one where that is taken.",
    example: '1080',
    schema: port,
  },
  MAIL_FROM: {
    about: 'Whom mail comes from: an address, or a name and an address. Unset = AGENCY_NAME and AGENCY_EMAIL.',
    example: 'Agency <desk@agency.example>',
    schema: mailbox,
  },
  MAIL_TO: {
    about: 'Where inquiries and orders are announced: one address. Unset = AGENCY_EMAIL.',
    example: 'sales@agency.example',
    schema: mailbox,
  },
  RECAPTCHA_SITE_KEY: {
    about: "reCAPTCHA's site key (v2, checkbox). Unset = the embedded bot check.",
    example: '6LcExampleSiteKey',
    schema: key,
  },
  RECAPTCHA_SECRET_KEY: {
    about: "reCAPTCHA's secret key, set together with the site key.",
    example: '6LcExampleSecretKey',
    schema: key,
  },
  RECAPTCHA_SCRIPT_URL: {
    about: "reCAPTCHA's script.",
    default: 'https://www.google.com/recaptcha/api.js',
    example: 'https://www.recaptcha.net/recaptcha/api.js',
    schema: httpUrl,
  },
  RECAPTCHA_VERIFY_URL: {
    about: 'Where the server has reCAPTCHA tokens verified.',
    default: 'https://www.google.com/recaptcha/api/siteverify',
    example: 'https://www.recaptcha.net/recaptcha/api/siteverify',
    schema: httpUrl,
  },
  PAYPAL_CLIENT_ID: {
    about: "PayPal's client ID. Unset = an embedded stand-in for PayPal, which takes no money.",
    example: 'AYExampleClientId',
    schema: key,
  },
  PAYPAL_CLIENT_SECRET: {
    about: "PayPal's client secret, set together with the client ID.",
    example: 'EExampleClientSecret',
    schema: key,
  },
  PAYPAL_WEBHOOK_ID: {
    about: 'The ID PayPal gave our webhook (PUBLIC_URL/api/paypal/webhook), set together with the client ID.',
    example: '8PT597110X687430LKGECATA',
    schema: key,
  },
  PAYPAL_API_URL: {
    about: "PayPal's API. https://api-m.sandbox.paypal.com is its sandbox.",
    default: 'https://api-m.paypal.com',
    example: 'https://api-m.sandbox.paypal.com',
    schema: origin.refine(isSecure, { error: notSecure }),
  },
  PAYPAL_SDK_URL: {
    about: "PayPal's script for the browser. https://www.sandbox.paypal.com/web-sdk/v6/core is its sandbox's.",
    default: 'https://www.paypal.com/web-sdk/v6/core',
    example: 'https://www.sandbox.paypal.com/web-sdk/v6/core',
    schema: httpUrl.refine(isSecure, { error: notSecure }),
  },
  WEB_CONCURRENCY: {
    about: 'How many processes answer requests, on one port. As many as processors is usual.',
    default: '1',
    example: '4',
    schema: concurrency,
  },
  CDN_PURGE_URL: {
    about:
      'Told of what changed, so that a CDN in front drops it: POST with JSON, { "tags": ["portfolio"] }. Unset = it asks each time.',
    example: 'https://cdn.example/purge',
    schema: httpUrl,
  },
  CDN_PURGE_TOKEN: {
    about: 'Bearer token that CDN_PURGE_URL asks for. Unset = none is sent.',
    example: 'a-long-random-token',
    schema: text(1, 2_000).regex(/^[\x21-\x7e]+$/, { error: 'must not contain spaces' }),
  },
  METRICS_TOKEN: {
    about: 'Bearer token that opens /metrics. Unset = this machine only, and nobody with TRUST_PROXY.',
    example: 'a-long-random-token',
    schema: text(16, 200).regex(/^[\x21-\x7e]+$/, { error: 'must not contain spaces' }),
  },
  ANALYTICS_ID: {
    about: 'The measurement ID of the analytics property. Unset = no analytics script.',
    example: 'G-ABC123DEF4',
    schema: text(1, 64).regex(/^[\w-]+$/, { error: 'must be letters, digits, - and _ only' }),
  },
  ANALYTICS_SCRIPT_URL: {
    about: 'The analytics script, which must speak as gtag.js does.',
    default: googleTag,
    example: 'https://stats.agency.example/gtag.js',
    schema: httpUrl,
  },
  TRUST_PROXY: {
    about: "1 = a proxy stands in front: the client's address is the last entry of X-Forwarded-For.",
    default: '0',
    example: '1',
    schema: flag,
  },
  LOG_LEVEL: {
    about: 'How much is logged: fatal, error, warn, info, debug, trace or silent.',
    default: 'info',
    example: 'debug',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    }),
  },
  AGENCY_NAME: { about: "The agency's name.", default: 'Meridian Web', example: 'Studio North', schema: name },
  AGENCY_INITIALS: { about: 'The brand mark, 1 to 4 characters.', default: 'MW', example: 'SN', schema: initials },
  AGENCY_EMAIL: {
    about: 'The address visitors write to.',
    default: 'hello@meridianweb.example',
    example: 'hello@studio.example',
    schema: email,
  },
  AGENCY_PHONE: {
    about: 'The phone number visitors call.',
    default: '+1 (555) 013-0142',
    example: '+44 20 7946 0000',
    schema: phone,
  },
  AGENCY_SOCIAL_LINKEDIN: link('LinkedIn page (# = a placeholder).'),
  AGENCY_SOCIAL_FACEBOOK: link('Facebook page.'),
  AGENCY_SOCIAL_INSTAGRAM: link('Instagram page.'),
  AGENCY_SOCIAL_X: link('X page.'),
  AGENCY_PRIVACY_URL: link(
    "Privacy policy. Unless it is set, the site's own template: have a lawyer read it.",
    '/privacy',
  ),
  AGENCY_TERMS_URL: link(
    "Terms of service. Unless they are set, the site's own template: have a lawyer read it.",
    '/terms',
  ),
} satisfies Record<string, EnvironmentVariable>;

export type VariableName = keyof typeof environmentVariables;
