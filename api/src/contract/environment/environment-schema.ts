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

/** The whole platform's environment: flat variables in, one nested object out. */
export const environmentSchema = variables.transform((flat) => {
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
      from: { name: flat.MAIL_FROM?.name || flat.AGENCY_NAME, address: flat.MAIL_FROM?.address ?? flat.AGENCY_EMAIL },
      /** One address. A name that was given with it is not used: mail to the agency bears the agency's. */
      to: flat.MAIL_TO?.address ?? flat.AGENCY_EMAIL,
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
