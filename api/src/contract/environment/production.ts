import type { Environment } from './environment-schema.ts';

/** What a production start still lacks, one line each. Empty when nothing is, when not in production, or with DEMO=1. */
export function missingInProduction({
  production,
  demo,
  api,
  database,
  admin,
  mail,
  recaptcha,
}: Environment): string[] {
  if (!production || demo) return [];
  // A site whose API runs elsewhere opens no database and signs nobody in.
  if (api.url) return [];
  const missing = [];
  if (!database.url) missing.push('DATABASE_URL: is not set, so the embedded database would be used');
  if (!admin.password) missing.push('ADMIN_PASSWORD: is not set, so a password would be generated');
  if (!mail.smtpUrl) missing.push('SMTP_URL: is not set, so mail would stay in the embedded mailbox');
  if (!recaptcha) missing.push('RECAPTCHA_SITE_KEY: is not set, so the embedded bot check would be used');
  return missing.map((line) => `${line} (set it, or DEMO=1 to run production on stand-ins)`);
}
