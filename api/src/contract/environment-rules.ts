import { isSecure, mailbox } from './environment-kinds.ts';
import { environmentVariables, type VariableName } from './environment-variables.ts';

/** The variables that are set, as raw text. So rules about several variables also run if one of them is invalid. */
export type Given = Readonly<Partial<Record<VariableName, string>>>;

/** What is wrong with one variable. `remedy` tells what to do. Without it, the error shows an example of a value. */
export type Problem = { name: VariableName; message: string; remedy?: string };

const recaptchaKeys = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'] as const;
const paypalKeys = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;

/** Reports the missing variables of a group if others of the group are set. */
function checkTogether(names: readonly VariableName[], given: Given): Problem[] {
  const set = names.find((name) => given[name]);
  if (!set) return [];
  const message = `must be set too, since ${set} is`;
  return names.filter((name) => !given[name]).map((name) => ({ name, message }));
}

/** Requires both reCAPTCHA keys or none, because one key alone cannot check anyone. */
export function checkRecaptchaKeys(given: Given): Problem[] {
  // If the API runs elsewhere, the site needs only the site key, because that API verifies the tokens.
  return given.API_URL && given.RECAPTCHA_SITE_KEY ? [] : checkTogether(recaptchaKeys, given);
}

/** Requires all PayPal keys or none. With only some, the stand-in would take the payments, and nobody would notice. */
export function checkPayPalKeys(given: Given): Problem[] {
  // If the API runs elsewhere, that API takes the payments.
  return given.API_URL ? [] : checkTogether(paypalKeys, given);
}

/** Whether a host belongs to PayPal's sandbox, to PayPal itself, or to neither. */
function realmOf({ hostname }: URL): 'live' | 'sandbox' | 'other' {
  if (/(^|\.)sandbox\.paypal\.com$/.test(hostname)) return 'sandbox';
  return /(^|\.)paypal\.com$/.test(hostname) ? 'live' : 'other';
}

/** Requires a way to sign in to the mailbox. A refresh token works only with the client ID of its app. */
export function checkImap(given: Given): Problem[] {
  const url = URL.parse(given.IMAP_URL ?? '');
  if (!url || given.IMAP_ACCESS_TOKEN_COMMAND) return [];
  if (given.IMAP_REFRESH_TOKEN) return checkTogether(['IMAP_REFRESH_TOKEN', 'IMAP_CLIENT_ID'], given);
  return url.password ? [] : [{ name: 'IMAP_URL', message: 'must contain a password unless a token is set' }];
}

const urlOf = (given: Given, name: 'PAYPAL_API_URL' | 'PAYPAL_SDK_URL') =>
  URL.parse(given[name] ?? environmentVariables[name].default);

/**
 * Requires PayPal's API and SDK to belong to the same system, such as the sandbox. If buyers approved a payment in one
 * system, a capture in the other would always fail.
 */
export function checkPayPalHosts(given: Given): Problem[] {
  const [api, sdk] = [urlOf(given, 'PAYPAL_API_URL'), urlOf(given, 'PAYPAL_SDK_URL')];
  const takesPayments = given.NODE_ENV === 'production' && given.DEMO !== '1' && !given.API_URL;
  const isUsed = takesPayments || paypalKeys.some((name) => given[name]);
  if (!isUsed || !api || !sdk || realmOf(api) === realmOf(sdk)) return [];
  return [
    {
      name: 'PAYPAL_SDK_URL',
      message: `must use the same PayPal environment (live or sandbox) as PAYPAL_API_URL (${api.origin})`,
    },
  ];
}

const urls = [
  ...(['API_URL', 'PUBLIC_URL', 'RECAPTCHA_SCRIPT_URL', 'RECAPTCHA_VERIFY_URL'] as const),
  ...(['CDN_PURGE_URL', 'ANALYTICS_SCRIPT_URL', 'MEDIA_URL', 'BACKUP_URL'] as const),
];

/**
 * Refuses plain http in production, except on this machine or with ALLOW_PLAIN_HTTP=1, because sessions, keys and
 * scripts would be sent unencrypted.
 */
export function checkPlainHttp(given: Given): Problem[] {
  if (given.NODE_ENV !== 'production' || given.ALLOW_PLAIN_HTTP === '1') return [];
  const plain = urls.filter((name) => URL.canParse(given[name] ?? '') && !isSecure(given[name] ?? ''));
  const message = 'uses plain http, so anyone on the network path can read and change the traffic';
  return plain.map((name) => ({ name, message, remedy: 'use https, or set ALLOW_PLAIN_HTTP=1' }));
}

/** Refuses common passwords in production, because attackers try them first. */
export function checkAdminPassword(given: Given, isCommon: (password: string) => boolean): Problem[] {
  const { NODE_ENV, ADMIN_PASSWORD = '' } = given;
  if (NODE_ENV !== 'production' || !isCommon(ADMIN_PASSWORD)) return [];
  return [{ name: 'ADMIN_PASSWORD', message: 'is on lists of common passwords', remedy: 'choose another' }];
}

/** The role of a process: a server answers requests; a worker does background jobs, such as delivering mail. */
export type ProcessRole = 'server' | 'worker';

const livePayPal = environmentVariables.PAYPAL_API_URL.default;
const placeholder = environmentVariables.AGENCY_EMAIL.default;
const remedy = 'set it, or DEMO=1 to run production on stand-ins';

/** Returns what is missing to start in production. Empty outside production, and with DEMO=1. */
export function missingInProduction(given: Given, role: ProcessRole): Problem[] {
  if (given.NODE_ENV !== 'production' || given.DEMO === '1') return [];
  const missing: Problem[] = [];
  const lack = (name: VariableName, message: string) => missing.push({ name, message, remedy });
  const need = (names: readonly VariableName[], why: string) => {
    for (const name of names) if (!given[name]) lack(name, `is not set, so ${why}`);
  };
  if (!given.PUBLIC_URL || URL.parse(given.PUBLIC_URL)?.hostname === 'localhost')
    lack('PUBLIC_URL', 'is not set, or is localhost, so links in mail would lead nowhere');
  // If the API runs elsewhere, the site opens no database, sends no mail and signs nobody in.
  if (!given.API_URL) {
    need(['DATABASE_URL'], 'the embedded database would be used');
    need(['SMTP_URL'], 'mail would stay in the embedded mailbox');
    if (role === 'server') {
      need(['ADMIN_PASSWORD'], 'a password would be generated');
      need(recaptchaKeys, 'the embedded bot check would be used');
      need(paypalKeys, 'no payment would be real');
      if (given.PAYPAL_API_URL && URL.parse(given.PAYPAL_API_URL)?.origin !== livePayPal)
        lack('PAYPAL_API_URL', `is not ${livePayPal}, so no payment would be real`);
    }
  }
  if (addresses.some((name) => addressIn(given, name) === placeholder))
    lack('AGENCY_EMAIL', 'is the placeholder, so mail would go to nobody');
  return missing;
}

/** The last three default to the first, to which clients write. */
const addresses = ['AGENCY_EMAIL', 'MAIL_TO', 'MAIL_FROM', 'ADMIN_EMAIL'] as const;
const addressIn = (given: Given, name: VariableName) =>
  mailbox.safeParse(given[name] ?? given.AGENCY_EMAIL ?? placeholder).data?.address;
