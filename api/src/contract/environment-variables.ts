import { z } from 'zod';
import { agencySchema, optionalLink, settingDefaults } from './agency.ts';
import {
  bucketUrl,
  concurrency,
  flag,
  httpUrl,
  imapUrl,
  isSecure,
  mailbox,
  origin,
  port,
  postgresUrl,
  smtpUrl,
} from './environment-kinds.ts';
import { limits } from './limits.ts';

const notSecure = 'must be https, except on this machine';

/** A variable: its default (without one, it stays unset), an example, and its rule. `.env.example` explains each. */
export type EnvironmentVariable = { default?: string; example: string; schema: z.ZodType };

const { name, initials, email, phone, timeZone } = agencySchema.shape;
const link = (byDefault = '#') => ({
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

export const googleTag = 'https://www.googletagmanager.com/gtag/js';

/** Every variable that the platform reads, in the order of `.env.example`. An empty variable counts as unset. */
export const environmentVariables = {
  NODE_ENV: {
    default: 'development',
    example: 'production',
    schema: z.enum(['development', 'test', 'production'], { error: 'must be development, test or production' }),
  },
  DEMO: { default: '0', example: '1', schema: flag },
  PORT: { default: '3000', example: '3000', schema: port },
  API_PORT: { default: '4000', example: '4000', schema: port },
  API_URL: { example: 'https://api.agency.example', schema: origin },
  PUBLIC_URL: { example: 'https://agency.example', schema: origin },
  ALLOW_PLAIN_HTTP: { default: '0', example: '1', schema: flag },
  HSTS_SUBDOMAINS: { default: '0', example: '1', schema: flag },
  DATABASE_URL: { example: 'postgresql://agency:secret@db.example:5432/agency', schema: postgresUrl },
  DATA_DIR: { default: '.data', example: '/var/lib/agency', schema: text(1, 4096) },
  ADMIN_USERNAME: { default: 'admin', example: 'studio', schema: text(limits.username.min, limits.username.max) },
  ADMIN_PASSWORD: { example: 'a long passphrase', schema: text(limits.password.min, limits.password.max) },
  ADMIN_EMAIL: {
    example: 'admin@agency.example',
    schema: z.email({ error: 'must be an email address' }).max(limits.email.max),
  },
  SMTP_URL: { example: 'smtps://user:secret@mail.example:465', schema: smtpUrl },
  MAILBOX_PORT: { example: '1080', schema: port },
  MAIL_FROM: { example: 'Agency <desk@agency.example>', schema: mailbox },
  MAIL_TO: { example: 'sales@agency.example', schema: mailbox },
  IMAP_URL: { example: 'imaps://desk%40agency.example:secret@imap.example', schema: imapUrl },
  IMAP_ACCESS_TOKEN_COMMAND: { example: 'oama access desk@agency.example', schema: text(1, 1_000) },
  IMAP_REFRESH_TOKEN: { example: '0.AExampleRefreshToken', schema: text(8, 4_000) },
  IMAP_CLIENT_ID: { example: '11111111-2222-3333-4444-555555555555', schema: text(1, 300) },
  IMAP_CLIENT_SECRET: { example: 'a-secret', schema: text(1, 300) },
  IMAP_TOKEN_URL: {
    default: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    example: 'https://oauth2.googleapis.com/token',
    schema: httpUrl.refine(isSecure, { error: notSecure }),
  },
  RECAPTCHA_SITE_KEY: { example: '6LcExampleSiteKey', schema: key },
  RECAPTCHA_SECRET_KEY: { example: '6LcExampleSecretKey', schema: key },
  RECAPTCHA_SCRIPT_URL: {
    default: 'https://www.google.com/recaptcha/api.js',
    example: 'https://www.recaptcha.net/recaptcha/api.js',
    schema: httpUrl,
  },
  RECAPTCHA_VERIFY_URL: {
    default: 'https://www.google.com/recaptcha/api/siteverify',
    example: 'https://www.recaptcha.net/recaptcha/api/siteverify',
    schema: httpUrl,
  },
  PAYPAL_CLIENT_ID: { example: 'AYExampleClientId', schema: key },
  PAYPAL_CLIENT_SECRET: { example: 'EExampleClientSecret', schema: key },
  PAYPAL_WEBHOOK_ID: { example: '8PT597110X687430LKGECATA', schema: key },
  PAYPAL_API_URL: {
    default: 'https://api-m.paypal.com',
    example: 'https://api-m.sandbox.paypal.com',
    schema: origin.refine(isSecure, { error: notSecure }),
  },
  PAYPAL_SDK_URL: {
    default: 'https://www.paypal.com/web-sdk/v6/core',
    example: 'https://www.sandbox.paypal.com/web-sdk/v6/core',
    schema: httpUrl.refine(isSecure, { error: notSecure }),
  },
  MEDIA_URL: { example: 'https://KEY:SECRET@s3.example/bucket?region=eu-1', schema: bucketUrl },
  BACKUP_URL: { example: 'https://KEY:SECRET@s3.example/bucket/backups?region=eu-1', schema: bucketUrl },
  WEB_CONCURRENCY: { default: '1', example: '4', schema: concurrency },
  CDN_PURGE_URL: { example: 'https://cdn.example/purge', schema: httpUrl },
  CDN_PURGE_TOKEN: {
    example: 'a-long-random-token',
    schema: text(1, 2_000).regex(/^[\x21-\x7e]+$/, { error: 'must not contain spaces' }),
  },
  METRICS_TOKEN: {
    example: 'a-long-random-token',
    schema: text(16, 200)
      .regex(/^[\x21-\x7e]+$/, { error: 'must not contain spaces' })
      .refine((token) => new Set(token).size >= 8, { error: 'must be random, with at least 8 different characters' }),
  },
  ANALYTICS_ID: {
    example: 'G-ABC123DEF4',
    schema: text(1, 64).regex(/^[\w-]+$/, { error: 'must be letters, digits, - and _ only' }),
  },
  ANALYTICS_SCRIPT_URL: { default: googleTag, example: 'https://stats.agency.example/gtag.js', schema: httpUrl },
  TRUST_PROXY: { default: '0', example: '1', schema: flag },
  LOG_LEVEL: {
    default: 'info',
    example: 'debug',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    }),
  },
  AGENCY_NAME: { default: settingDefaults.name, example: 'Studio North', schema: name },
  AGENCY_INITIALS: { default: settingDefaults.initials, example: 'SN', schema: initials },
  AGENCY_EMAIL: { default: 'hello@meridianweb.example', example: 'hello@studio.example', schema: email },
  AGENCY_PHONE: { default: settingDefaults.phone, example: '+44 20 7946 0000', schema: phone },
  AGENCY_SOCIAL_LINKEDIN: link(),
  AGENCY_SOCIAL_FACEBOOK: link(),
  AGENCY_SOCIAL_INSTAGRAM: link(),
  AGENCY_SOCIAL_X: link(),
  AGENCY_PRIVACY_URL: link(settingDefaults.privacyUrl),
  AGENCY_TERMS_URL: link(settingDefaults.termsUrl),
  AGENCY_TIME_ZONE: { default: settingDefaults.timeZone, example: 'Europe/Berlin', schema: timeZone },
} satisfies Record<string, EnvironmentVariable>;

export type VariableName = keyof typeof environmentVariables;
