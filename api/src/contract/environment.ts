import { z } from 'zod';
import { agencySchema } from './agency.ts';
import {
  checkAdminPassword,
  checkImap,
  checkPayPalHosts,
  checkPayPalKeys,
  checkPlainHttp,
  checkRecaptchaKeys,
  type Given,
  missingInProduction,
  type Problem,
  type ProcessRole,
} from './environment-rules.ts';
import { type EnvironmentVariable, environmentVariables, type VariableName } from './environment-variables.ts';

/** The environment is invalid. The message is for a terminal, with one line for each variable with a problem. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      ['These environment variables are missing or invalid:', ...problems.map((problem) => `  ${problem}`)].join('\n'),
    );
    this.problems = problems;
  }
}

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

const environmentSchema = variables.transform((flat) => {
  const publicUrl = flat.PUBLIC_URL ?? `http://localhost:${flat.PORT}`;
  return {
    production: flat.NODE_ENV === 'production',
    /** Whether stand-ins are allowed in production. */
    demo: flat.DEMO,
    site: {
      port: flat.PORT,
      publicUrl,
      secure: publicUrl.startsWith('https:'),
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
      /** Mail to the agency uses the agency's name, so a name in MAIL_TO is dropped. */
      to: flat.MAIL_TO?.address ?? flat.AGENCY_EMAIL,
      /** The mailbox from which answers are read; null = no answers are read. */
      imap: flat.IMAP_URL
        ? {
            url: flat.IMAP_URL,
            accessTokenCommand: flat.IMAP_ACCESS_TOKEN_COMMAND,
            refreshToken: flat.IMAP_REFRESH_TOKEN,
            clientId: flat.IMAP_CLIENT_ID,
            clientSecret: flat.IMAP_CLIENT_SECRET,
            tokenUrl: flat.IMAP_TOKEN_URL,
          }
        : null,
    },
    /** Null = the embedded bot check. */
    recaptcha: flat.RECAPTCHA_SITE_KEY
      ? {
          siteKey: flat.RECAPTCHA_SITE_KEY,
          /** Empty only when the API runs elsewhere. */
          secretKey: flat.RECAPTCHA_SECRET_KEY ?? '',
          scriptUrl: flat.RECAPTCHA_SCRIPT_URL,
          verifyUrl: flat.RECAPTCHA_VERIFY_URL,
        }
      : null,
    // Null if one of the three is missing. Then PayPal's stand-in takes the payments. If the API runs elsewhere, the
    // API's own configuration decides.
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
    /** Without a URL, `media` and `backup` use folders below `dataDir`. */
    media: { url: flat.MEDIA_URL },
    backup: { url: flat.BACKUP_URL },
    cdn: { purgeUrl: flat.CDN_PURGE_URL, purgeToken: flat.CDN_PURGE_TOKEN },
    /** How many processes answer requests. */
    concurrency: flat.WEB_CONCURRENCY,
    analytics: flat.ANALYTICS_ID ? { id: flat.ANALYTICS_ID, scriptUrl: flat.ANALYTICS_SCRIPT_URL } : null,
    proxy: { trusted: flat.TRUST_PROXY },
    log: { level: flat.LOG_LEVEL },
    agency: agencySchema.parse({
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
      timeZone: flat.AGENCY_TIME_ZONE,
    }),
  };
});
export type Environment = z.output<typeof environmentSchema> & {
  /** The names of the `AGENCY_` variables that are set. These variables override the admin's settings. */
  readonly agencyVariables: readonly string[];
};

export type { ProcessRole } from './environment-rules.ts';

const names = Object.keys(environmentVariables) as VariableName[];

/**
 * Parses the variables of `source`. Empty variables count as unset; unknown variables are ignored.
 *
 * @param isCommonPassword tells which passwords production refuses for the admin.
 * @throws EnvironmentError listing every variable with a problem: invalid, inconsistent with another, or missing in
 * production. The error never contains a value that may be a secret.
 */
export function parseEnvironment(
  source: Readonly<Record<string, string | undefined>>,
  role: ProcessRole = 'server',
  isCommonPassword: (password: string) => boolean = () => false,
): Environment {
  const given: Given = Object.fromEntries(names.flatMap((name) => (source[name] ? [[name, source[name]]] : [])));
  const parsed = environmentSchema.safeParse(given);
  const problems: Problem[] = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => ({ name: path[0] as VariableName, message })),
    ...[checkRecaptchaKeys, checkPayPalKeys, checkPayPalHosts, checkImap, checkPlainHttp].flatMap((check) =>
      check(given),
    ),
    ...checkAdminPassword(given, isCommonPassword),
    ...missingInProduction(given, role),
  ];
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(linesOf(problems));
  return { ...parsed.data, agencyVariables: Object.keys(given).filter((name) => name.startsWith('AGENCY_')) };
}

/** One line for each variable with a problem, in the order of the variables. */
const linesOf = (problems: readonly Problem[]) =>
  names.flatMap((variable) => {
    const problem = problems.find(({ name }) => name === variable);
    if (!problem) return [];
    const { name, message, remedy = `for example ${environmentVariables[name].example}` } = problem;
    return [`${name}: ${message} (${remedy})`];
  });
