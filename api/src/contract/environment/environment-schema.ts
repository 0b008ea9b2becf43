import { z } from 'zod';
import { type EnvironmentVariable, environmentVariables, type VariableName } from './variables.ts';

type Variables = typeof environmentVariables;
type Shape = {
  [Name in VariableName]: Variables[Name] extends { default: string }
    ? Variables[Name]['schema']
    : z.ZodOptional<Variables[Name]['schema']>;
};

const withDefault = ({ schema, default: value }: EnvironmentVariable) =>
  value === undefined ? schema.optional() : schema.prefault(value);

const variables = z.object(
  Object.fromEntries(
    Object.entries(environmentVariables).map(([name, variable]) => [name, withDefault(variable)]),
  ) as unknown as Shape,
);

/** One key without the other would silently leave the site without the check its owner meant it to have. */
function refuseHalfOfRecaptcha(flat: z.output<typeof variables>, context: z.RefinementCtx): void {
  const [site, secret] = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'] as const;
  // A site whose API runs elsewhere shows the check, and that API verifies it.
  const secretIsElsewhere = Boolean(flat.API_URL && flat[site]);
  if (Boolean(flat[site]) === Boolean(flat[secret]) || secretIsElsewhere) return;
  const [missing, given] = flat[site] ? [secret, site] : [site, secret];
  context.addIssue({ code: 'custom', path: [missing], message: `must be set too, since ${given} is` });
}

/** With one key missing no payment could be taken, or none confirmed; it must not be a demo that its owner takes for real. */
function refusePartOfPayPal(flat: z.output<typeof variables>, context: z.RefinementCtx): void {
  const keys = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;
  const given = keys.find((name) => flat[name]);
  // A site whose API runs elsewhere takes no payments itself.
  if (!given || flat.API_URL) return;
  for (const missing of keys.filter((name) => !flat[name])) {
    context.addIssue({ code: 'custom', path: [missing], message: `must be set too, since ${given} is` });
  }
}

/** A host of PayPal's sandbox, of PayPal itself, or of neither. */
function realmOf(text: string): 'live' | 'sandbox' | 'other' {
  const { hostname } = new URL(text);
  if (/(^|\.)sandbox\.paypal\.com$/.test(hostname)) return 'sandbox';
  return /(^|\.)paypal\.com$/.test(hostname) ? 'live' : 'other';
}

/** Buyers would approve in one world what is captured in the other, and no payment would ever come. */
function refuseMixedPayPal(flat: z.output<typeof variables>, context: z.RefinementCtx): void {
  if (!flat.PAYPAL_CLIENT_ID || realmOf(flat.PAYPAL_API_URL) === realmOf(flat.PAYPAL_SDK_URL)) return;
  const message = `must be of the same PayPal as PAYPAL_API_URL (${flat.PAYPAL_API_URL})`;
  context.addIssue({ code: 'custom', path: ['PAYPAL_SDK_URL'], message });
}

/** The whole platform's environment: flat variables in, one nested object out. */
export const environmentSchema = variables
  .superRefine(refuseHalfOfRecaptcha)
  .superRefine(refusePartOfPayPal)
  .superRefine(refuseMixedPayPal)
  .transform((flat) => {
    const publicUrl = flat.PUBLIC_URL ?? `http://localhost:${flat.PORT}`;
    return {
      production: flat.NODE_ENV === 'production',
      /** Stand-ins are allowed in production. */
      demo: flat.DEMO,
      site: {
        port: flat.PORT,
        publicUrl,
        secure: publicUrl.startsWith('https:'),
        /** HSTS holds for subdomains too. */
        hstsSubdomains: flat.HSTS_SUBDOMAINS,
      },
      api: { port: flat.API_PORT, url: flat.API_URL },
      database: { url: flat.DATABASE_URL, dataDir: flat.DATA_DIR },
      admin: {
        username: flat.ADMIN_USERNAME,
        password: flat.ADMIN_PASSWORD,
        email: flat.ADMIN_EMAIL ?? flat.AGENCY_EMAIL,
      },
      mail: {
        /** Undefined = the embedded mailbox. */
        smtpUrl: flat.SMTP_URL,
        mailboxPort: flat.MAILBOX_PORT,
        from: flat.MAIL_FROM ?? flat.AGENCY_EMAIL,
        to: flat.MAIL_TO ?? flat.AGENCY_EMAIL,
      },
      /** Null = the embedded bot check. */
      recaptcha: flat.RECAPTCHA_SITE_KEY
        ? {
            siteKey: flat.RECAPTCHA_SITE_KEY,
            /** Empty only where the API runs elsewhere. */
            secretKey: flat.RECAPTCHA_SECRET_KEY ?? '',
            scriptUrl: flat.RECAPTCHA_SCRIPT_URL,
            verifyUrl: flat.RECAPTCHA_VERIFY_URL,
          }
        : null,
      /** Null = the embedded stand-in; also where the API runs elsewhere, unless all keys are set. */
      paypal:
        flat.PAYPAL_CLIENT_ID && flat.PAYPAL_CLIENT_SECRET && flat.PAYPAL_WEBHOOK_ID
          ? {
              clientId: flat.PAYPAL_CLIENT_ID,
              clientSecret: flat.PAYPAL_CLIENT_SECRET,
              webhookId: flat.PAYPAL_WEBHOOK_ID,
              apiUrl: flat.PAYPAL_API_URL,
              sdkUrl: flat.PAYPAL_SDK_URL,
            }
          : null,
      metrics: { token: flat.METRICS_TOKEN },
      /** Null when no analytics are configured. */
      analytics: flat.ANALYTICS_ID ? { id: flat.ANALYTICS_ID, scriptUrl: flat.ANALYTICS_SCRIPT_URL } : null,
      proxy: { trusted: flat.TRUST_PROXY },
      log: { level: flat.LOG_LEVEL },
      agency: {
        name: flat.AGENCY_NAME,
        initials: flat.AGENCY_INITIALS,
        email: flat.AGENCY_EMAIL,
        phone: flat.AGENCY_PHONE,
        social: {
          linkedin: flat.AGENCY_SOCIAL_LINKEDIN,
          facebook: flat.AGENCY_SOCIAL_FACEBOOK,
          instagram: flat.AGENCY_SOCIAL_INSTAGRAM,
          x: flat.AGENCY_SOCIAL_X,
        },
        privacyUrl: flat.AGENCY_PRIVACY_URL,
        termsUrl: flat.AGENCY_TERMS_URL,
      },
    };
  });
export type Environment = z.output<typeof environmentSchema>;
