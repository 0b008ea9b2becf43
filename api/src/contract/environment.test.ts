import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, type ProcessRole, parseEnvironment } from './environment.ts';
import { type EnvironmentVariable, environmentVariables } from './environment-variables.ts';

const variables = Object.entries<EnvironmentVariable>(environmentVariables);
const own = { PUBLIC_URL: 'https://agency.example', AGENCY_EMAIL: 'hello@agency.example' };
const recaptcha = { RECAPTCHA_SITE_KEY: '6LcSiteKey', RECAPTCHA_SECRET_KEY: '6LcSecretKey' };
const paypal = { PAYPAL_CLIENT_ID: 'AYclient-1', PAYPAL_CLIENT_SECRET: 'EFsecret-1', PAYPAL_WEBHOOK_ID: '8PT597110X' };

function problemsOf(source: Record<string, string>, role?: ProcessRole): readonly string[] {
  try {
    parseEnvironment(source, role);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

const exampleOf = (name: string) => variables.find(([other]) => other === name)?.[1].example;

describe('without any variable', () => {
  const environment = parseEnvironment({});

  test('every setting has its default', () => {
    expect(environment).toMatchObject({
      production: false,
      demo: false,
      site: { port: 3000, publicUrl: 'http://localhost:3000', secure: false },
      api: { port: 4000, url: undefined },
      database: { url: undefined, dataDir: '.data' },
      admin: { username: 'admin', password: undefined },
      paypal: null,
      analytics: null,
      proxy: { trusted: false },
      log: { level: 'info' },
    });
  });

  test('the agency has placeholder details', () => {
    expect(environment.agency).toEqual({
      name: 'Meridian Web',
      initials: 'MW',
      email: 'hello@meridianweb.example',
      phone: '+1 (555) 013-0142',
      social: { linkedin: '#', facebook: '#', instagram: '#', x: '#' },
      privacyUrl: '/privacy',
      termsUrl: '/terms',
      timeZone: 'UTC',
      postalAddress: '',
      hours: 'Monday to Friday\n9:00 AM to 6:00 PM\nSaturday\n10:00 AM to 4:00 PM',
      defaultAuthor: '',
      notice: '',
    });
  });
});

test("the admin's address is the agency's unless ADMIN_EMAIL is set", () => {
  const agency = { AGENCY_EMAIL: 'hello@agency.example' };
  expect(parseEnvironment(agency).admin.email).toBe('hello@agency.example');
  expect(parseEnvironment({ ...agency, ADMIN_EMAIL: 'ann@agency.example' }).admin.email).toBe('ann@agency.example');
});

test('an empty variable counts as unset', () => {
  expect(parseEnvironment({ PORT: '', DATABASE_URL: '', AGENCY_NAME: '' })).toEqual(parseEnvironment({}));
});

test('the default public URL contains the port, and an https URL makes the site secure', () => {
  expect(parseEnvironment({ PORT: '8080' }).site.publicUrl).toBe('http://localhost:8080');
  const { publicUrl, secure } = parseEnvironment({ PUBLIC_URL: 'https://agency.example/' }).site;
  expect([publicUrl, secure]).toEqual(['https://agency.example', true]);
});

test('analytics need an id, and use Google’s script unless another is set', () => {
  expect(parseEnvironment({ ANALYTICS_SCRIPT_URL: 'https://stats.example/tag.js' }).analytics).toBeNull();
  expect(parseEnvironment({ ANALYTICS_ID: 'G-1' }).analytics).toEqual({
    id: 'G-1',
    scriptUrl: 'https://www.googletagmanager.com/gtag/js',
  });
  const own = { ANALYTICS_ID: 'G-1', ANALYTICS_SCRIPT_URL: 'http://localhost:4100/tag.js?v=2' };
  expect(parseEnvironment(own).analytics?.scriptUrl).toBe('http://localhost:4100/tag.js?v=2');
});

test('the error lists every problem on one line, with an example and without the value', () => {
  const source = { PORT: 'abc', DATABASE_URL: 'mysql://root:hunter2@db/x', DEMO: 'yes', AGENCY_EMAIL: 'nobody' };
  expect(() => parseEnvironment(source)).toThrow(
    [
      'These environment variables are missing or invalid:',
      '  DEMO: must be 0 or 1 (for example 1)',
      '  PORT: must be a whole number (for example 3000)',
      '  DATABASE_URL: must be a postgresql:// URL that ends in a database name (for example postgresql://agency:secret@db.example:5432/agency)',
      '  AGENCY_EMAIL: must be an email address (for example hello@studio.example)',
    ].join('\n'),
  );
});

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'agency.example'],
  ['PUBLIC_URL', 'ftp://agency.example'],
  ['PUBLIC_URL', 'https://agency.example/path'],
  ['API_URL', 'https://user:password@api.example'],
  ['DATABASE_URL', 'postgresql://db.example'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'prod'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'aaaaaaaaaaaaaaaabbbb'],
  ['ADMIN_USERNAME', 'ab'],
  ['ADMIN_PASSWORD', '12345'],
  ['ANALYTICS_ID', 'G-1"><script>'],
  ['ANALYTICS_SCRIPT_URL', 'javascript:alert(1)'],
  ['ANALYTICS_SCRIPT_URL', 'https://user:password@stats.example/tag.js'],
  ['AGENCY_SOCIAL_X', 'javascript:alert(1)'],
  ['AGENCY_PRIVACY_URL', '//elsewhere.example'],
  ['AGENCY_INITIALS', 'TOOLONG'],
])('%s=%s is reported as one problem, with an example', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name}: .+ \\(for example .+\\)$`)),
  ]);
});

describe('in production', () => {
  test('the error names every variable that must be set unless DEMO=1 is set', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL: is not set.*DEMO=1/),
      expect.stringMatching(/^DATABASE_URL: is not set.*DEMO=1/),
      expect.stringMatching(/^ADMIN_PASSWORD: is not set.*DEMO=1/),
      expect.stringMatching(/^SMTP_URL: is not set.*DEMO=1/),
      expect.stringMatching(/^RECAPTCHA_SITE_KEY: is not set.*DEMO=1/),
      expect.stringMatching(/^RECAPTCHA_SECRET_KEY: is not set.*DEMO=1/),
      expect.stringMatching(/^PAYPAL_CLIENT_ID: is not set.*DEMO=1/),
      expect.stringMatching(/^PAYPAL_CLIENT_SECRET: is not set.*DEMO=1/),
      expect.stringMatching(/^PAYPAL_WEBHOOK_ID: is not set.*DEMO=1/),
      expect.stringMatching(/^AGENCY_EMAIL: is the placeholder.*DEMO=1/),
    ]);
  });

  const named = (source: Record<string, string>, role?: ProcessRole) =>
    problemsOf({ NODE_ENV: 'production', ...source }, role).map((line) => line.slice(0, line.indexOf(':')));

  test('one error names all variables that are invalid, missing, or needed together with others', () => {
    const source = { PORT: 'abc', DATABASE_URL: 'mysql://db', PAYPAL_CLIENT_ID: 'AYclient-1', MAIL_TO: 'a, b' };
    const server = ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'ADMIN_PASSWORD', 'SMTP_URL', 'MAIL_TO'];
    const recaptchaNames = Object.keys(recaptcha);
    const rest = ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'AGENCY_EMAIL'];
    expect(named(source)).toEqual([...server, ...recaptchaNames, ...rest]);
    expect(named(source, 'worker')).toEqual([...server.filter((name) => name !== 'ADMIN_PASSWORD'), ...rest]);
  });

  test('the placeholder address is refused, even if mail neither comes from it nor goes to it', () => {
    const address = 'desk@agency.example';
    const others = { MAIL_TO: address, MAIL_FROM: address, ADMIN_EMAIL: address };
    expect(named({ ...others, PUBLIC_URL: own.PUBLIC_URL, API_URL: 'https://api.agency.example' })).toEqual([
      'AGENCY_EMAIL',
    ]);
  });

  test('once the variables that the error names are set, there is no error', () => {
    const first = { PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com', MAIL_FROM: 'Agency <nobody>' };
    const examples = Object.fromEntries(named(first).map((name) => [name, exampleOf(name) ?? '']));
    expect(named({ ...examples, PAYPAL_API_URL: 'https://api-m.paypal.com', PAYPAL_SDK_URL: '' })).toEqual([]);
  });

  test.each([
    [
      'with all required variables',
      {
        ...own,
        DATABASE_URL: 'postgresql://db/agency',
        ADMIN_PASSWORD: 'a long passphrase',
        SMTP_URL: 'smtps://mail.example',
        ...recaptcha,
        ...paypal,
      },
    ],
    ['with DEMO=1', { DEMO: '1' }],
    ['for a site whose API runs elsewhere', { ...own, API_URL: 'https://api.agency.example' }],
  ])('the environment is valid %s', (_how, source) => {
    expect(parseEnvironment({ NODE_ENV: 'production', ...source }).production).toBe(true);
  });
});

test.each([
  'API_URL',
  'PUBLIC_URL',
  'RECAPTCHA_SCRIPT_URL',
  'RECAPTCHA_VERIFY_URL',
  'CDN_PURGE_URL',
  'ANALYTICS_SCRIPT_URL',
])('%s may be plain http in production only on this machine, unless ALLOW_PLAIN_HTTP is set', (name) => {
  const problems = (url: string, more = {}) =>
    problemsOf({ NODE_ENV: 'production', DEMO: '1', [name]: url, ...more }).filter((line) => line.startsWith(name));
  const refused = `${name}: uses plain http, so anyone on the network path can read and change the traffic (use https, or set ALLOW_PLAIN_HTTP=1)`;
  expect(problems('http://203.0.113.7:4000')).toEqual([refused]);
  expect(problems('http://localhost.agency.example')).toEqual([refused]);
  expect(problems('http://203.0.113.7:4000', { ALLOW_PLAIN_HTTP: '1' })).toEqual([]);
  expect(problems('http://203.0.113.7:4000', { NODE_ENV: 'development' })).toEqual([]);
  for (const host of ['localhost', '127.0.0.1', '[::1]']) expect(problems(`http://${host}:4000`)).toEqual([]);
});

test('a worker in production needs no admin, no bot check and no PayPal', () => {
  const source = { ...own, DATABASE_URL: 'postgresql://db/agency', SMTP_URL: 'smtps://mail.example' };
  expect(parseEnvironment({ NODE_ENV: 'production', ...source }, 'worker').production).toBe(true);
});

test.each(variables)('the example of %s is valid', (name, { example }) => {
  const pair = [recaptcha, paypal].find((keys) => name in keys);
  expect(problemsOf({ ...pair, [name]: example, DEMO: '1' })).toEqual([]);
});

test.each(Object.entries(recaptcha))('%s alone is refused, because it needs the other key', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(/: must be set too, since RECAPTCHA_\w+ is/)]);
});

test('a site whose API runs elsewhere needs only the site key of reCAPTCHA', () => {
  const { RECAPTCHA_SITE_KEY } = recaptcha;
  expect(problemsOf({ RECAPTCHA_SITE_KEY, API_URL: 'https://api.agency.example' })).toEqual([]);
});

test('mail is sent from MAIL_FROM or else from the agency, and to one address', () => {
  const mailOf = (source: Record<string, string>) => {
    const { from, to } = parseEnvironment({ AGENCY_NAME: 'Studio', ...source }).mail;
    return [from, to];
  };
  const address = 'hello@meridianweb.example';
  expect(mailOf({})).toEqual([{ name: 'Studio', address }, address]);
  expect(mailOf({ MAIL_FROM: 'desk@b.example' })[0]).toEqual({ name: 'Studio', address: 'desk@b.example' });
  expect(mailOf({ MAIL_FROM: 'Agency <a@b.example>', MAIL_TO: 'Sales <c@d.example>' })).toEqual([
    { name: 'Agency', address: 'a@b.example' },
    'c@d.example',
  ]);
});

test('PayPal needs all three keys; its URLs are the live ones unless others are set', () => {
  expect(parseEnvironment({ PAYPAL_SDK_URL: 'https://sdk.example/core' }).paypal).toBeNull();
  expect(parseEnvironment(paypal).paypal).toEqual({
    clientId: 'AYclient-1',
    clientSecret: 'EFsecret-1',
    webhookId: '8PT597110X',
    apiUrl: 'https://api-m.paypal.com',
    sdkUrl: 'https://www.paypal.com/web-sdk/v6/core',
  });
});

test.each(Object.entries(paypal))('%s alone is refused, because it needs the other two keys', (name, value) => {
  const others = Object.keys(paypal).filter((other) => other !== name);
  expect(problemsOf({ [name]: value })).toEqual(
    others.map((other) => `${other}: must be set too, since ${name} is (for example ${exampleOf(other)})`),
  );
  expect(problemsOf({ [name]: value, API_URL: 'https://api.agency.example' })).toEqual([]);
});

describe('.env.example', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const names = [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);

  test('lists every variable once, in order, and nothing else', () => {
    expect(names).toEqual(variables.map(([name]) => name));
  });

  test('gives the default and the purpose of each variable', () => {
    const values = parseEnv(text);
    for (const [name, variable] of variables) {
      expect([name, values[name]]).toEqual([name, variable.default ?? '']);
      expect(text).toMatch(new RegExp(`^# .+\\.\n${name}=`, 'm'));
    }
  });
});

const sandbox = {
  PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com',
  PAYPAL_SDK_URL: 'https://www.sandbox.paypal.com/web-sdk/v6/core',
};

test('PayPal is called over https, and its script and API belong to the same system', () => {
  expect(parseEnvironment({ ...paypal, ...sandbox }).paypal?.apiUrl).toBe(sandbox.PAYPAL_API_URL);
  const mixed = { ...paypal, PAYPAL_API_URL: sandbox.PAYPAL_API_URL };
  expect(() => parseEnvironment(mixed)).toThrow(/PAYPAL_SDK_URL: must use the same PayPal environment/);
  const here = { PAYPAL_API_URL: 'http://127.0.0.1:9', PAYPAL_SDK_URL: 'http://127.0.0.1:9/core' };
  expect(parseEnvironment({ ...paypal, ...here }).paypal?.apiUrl).toBe('http://127.0.0.1:9');
  for (const name of ['PAYPAL_API_URL', 'PAYPAL_SDK_URL']) {
    const plain = { ...paypal, ...here, [name]: 'http://paypal.example' };
    expect(() => parseEnvironment(plain)).toThrow(`${name}: must be https, except on this machine`);
  }
});

test('production does not take payments in the sandbox, unless DEMO=1 is set', () => {
  const production = { NODE_ENV: 'production', ...paypal, ...sandbox };
  const said = (source: Record<string, string>) => problemsOf(source).join();
  expect(said(production)).toContain('PAYPAL_API_URL: is not https://api-m.paypal.com');
  expect(said({ ...production, DEMO: '1' })).toBe('');
  expect(said({ NODE_ENV: 'production', ...paypal })).not.toContain('PAYPAL_API_URL');
});
