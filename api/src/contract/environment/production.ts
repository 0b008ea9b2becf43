import type { Environment } from './environment-schema.ts';
import { environmentVariables } from './variables.ts';

/** What a process is for: a server answers requests, a worker delivers mail beside it. */
export type ProcessRole = 'server' | 'worker';

const livePayPal = environmentVariables.PAYPAL_API_URL.default;
const placeholder = environmentVariables.AGENCY_EMAIL.default;

/** What a production start still lacks, one line each. Empty when nothing is, when not in production, or with DEMO=1. */
export function missingInProduction(environment: Environment, role: ProcessRole): string[] {
  const { production, demo, api, database, admin, mail, paypal, recaptcha, site } = environment;
  if (!production || demo) return [];
  const missing = [];
  if (new URL(site.publicUrl).hostname === 'localhost') {
    missing.push('PUBLIC_URL: is not set, so links in mail would lead nowhere');
  }
  const isServer = role === 'server' && !api.url;
  // A site whose API runs elsewhere opens no database, sends no mail and signs nobody in.
  if (!api.url) {
    if (!database.url) missing.push('DATABASE_URL: is not set, so the embedded database would be used');
    if (isServer && !admin.password) missing.push('ADMIN_PASSWORD: is not set, so a password would be generated');
    if (!mail.smtpUrl) missing.push('SMTP_URL: is not set, so mail would stay in the embedded mailbox');
    if (isServer && !recaptcha) {
      missing.push('RECAPTCHA_SITE_KEY: is not set, so the embedded bot check would be used');
    }
    if (isServer && !paypal) missing.push('PAYPAL_CLIENT_ID: is not set, so no payment would be real');
    if (isServer && paypal && paypal.apiUrl !== livePayPal) {
      missing.push(`PAYPAL_API_URL: is not ${livePayPal}, so no payment would be real`);
    }
  }
  if ([mail.to, mail.from, admin.email].includes(placeholder)) {
    missing.push('AGENCY_EMAIL: is the placeholder, so mail would go to nobody');
  }
  return missing.map((line) => `${line} (set it, or DEMO=1 to run production on stand-ins)`);
}
