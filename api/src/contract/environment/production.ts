import { mailbox } from './kinds.ts';
import { type Given, type Problem, paypalKeys, recaptchaKeys } from './rules.ts';
import { environmentVariables, type VariableName } from './variables.ts';

/** What a process is for: a server answers requests, a worker delivers mail beside it. */
export type ProcessRole = 'server' | 'worker';

const livePayPal = environmentVariables.PAYPAL_API_URL.default;
const placeholder = environmentVariables.AGENCY_EMAIL.default;
const remedy = 'set it, or DEMO=1 to run production on stand-ins';

/** What a production start still lacks. Empty when nothing is, when not in production, or with DEMO=1. */
export function missingInProduction(given: Given, role: ProcessRole): Problem[] {
  if (given.NODE_ENV !== 'production' || given.DEMO === '1') return [];
  const missing: Problem[] = [];
  const lack = (name: VariableName, message: string) => missing.push({ name, message, remedy });
  const need = (names: readonly VariableName[], why: string) => {
    for (const name of names) if (!given[name]) lack(name, `is not set, so ${why}`);
  };
  if (!given.PUBLIC_URL || URL.parse(given.PUBLIC_URL)?.hostname === 'localhost')
    lack('PUBLIC_URL', 'is not set, so links in mail would lead nowhere');
  // A site whose API runs elsewhere opens no database, sends no mail and signs nobody in.
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
  if ((['MAIL_TO', 'MAIL_FROM', 'ADMIN_EMAIL'] as const).some((name) => addressIn(given, name) === placeholder))
    lack('AGENCY_EMAIL', 'is the placeholder, so mail would go to nobody');
  return missing;
}

const addressIn = (given: Given, name: VariableName) =>
  mailbox.safeParse(given[name] ?? given.AGENCY_EMAIL ?? placeholder).data?.address;
