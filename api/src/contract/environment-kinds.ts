import { z } from 'zod';
import { agencySchema } from './agency.ts';
import { isReadAsWritten } from './text.ts';

export const port = z
  .string()
  .regex(/^\d{1,5}$/, { error: 'must be a whole number' })
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535, { error: 'must be between 1 and 65535' });

export const concurrency = z
  .string()
  .regex(/^\d{1,2}$/, { error: 'must be a whole number' })
  .transform(Number)
  .refine((number) => number >= 1 && number <= 64, { error: 'must be between 1 and 64' });

export const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1');

const http = z.string().refine((text) => isReadAsWritten(text) && /^https?:\/\//i.test(text) && URL.canParse(text), {
  error: 'must be an http or https URL',
  abort: true,
});

/** An origin such as `https://agency.example`. A trailing slash is dropped; a path, query or user name is refused. */
export const origin = http.transform((text, context) => {
  const url = new URL(text);
  if (url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password) return url.origin;
  context.addIssue({ code: 'custom', message: 'must be an origin only: scheme, host and port, without a path' });
  return z.NEVER;
});

/** An http(s) URL, such as a script's, without a user name or password. */
export const httpUrl = http.refine(
  (text) => {
    const { username, password } = new URL(text);
    return !username && !password;
  },
  { error: 'must not contain a user name or password' },
);

/** A bucket of an S3-compatible store: `https://KEY:SECRET@host/bucket/folder?region=eu-1`. */
export const bucketUrl = http.refine(
  (text) => {
    const { username, password, pathname } = new URL(text);
    return username !== '' && password !== '' && pathname.length > 1;
  },
  { error: 'must have the form https://KEY:SECRET@host/bucket' },
);

const address = agencySchema.shape.email;

/** A name and an address in angle brackets. A name with special characters, such as a comma, is in quotes. */
const named = /^(?<name>(?:"(?:[^"\\]|\\.)*"|[^"<>()[\]:;@,\\])*)<(?<address>[^<>]*)>$/u;

/**
 * One mailbox as mail programs write it (RFC 5322): an address, or `Agency <desk@agency.example>`. Line breaks are
 * refused, because they could add headers to a mail.
 */
export const mailbox = z
  .string()
  .max(400, { error: 'must be at most 400 characters' })
  .transform((text, context) => {
    const { groups } = named.exec(text) ?? {};
    const { success, data } = address.safeParse(groups?.address ?? text);
    const name = (groups?.name ?? '').replace(/"((?:[^"\\]|\\.)*)"/gu, (_quotes, inner: string) =>
      inner.replace(/\\(.)/gu, '$1'),
    );
    if (success && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) return { name: name.trim(), address: data };
    context.addIssue({ code: 'custom', message: 'must be one email address, or a name and an address in < >' });
    return z.NEVER;
  });

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a URL is safe for secrets: its connection is encrypted, or stays on this machine. */
export function isSecure(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || loopback.includes(hostname);
}

/** A Postgres connection URL with a database name. The error never repeats the URL, which contains a password. */
export const postgresUrl = z.string().refine(
  (text) => {
    const url = URL.parse(text);
    return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
  },
  { error: 'must be a postgresql:// URL that ends in a database name' },
);

/**
 * A mail server. `smtps://` uses TLS from the start, and `smtp://` uses STARTTLS if the server offers it. A sign-in
 * over `smtp://` requires STARTTLS, except on this machine. The user name and the password are percent-encoded. The
 * error never repeats the URL, which contains a password.
 */
export const smtpUrl = z
  .string()
  .refine(
    (text) => {
      const url = URL.parse(text);
      return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
    },
    { error: 'must be an smtp:// or smtps:// URL', abort: true },
  )
  .refine(
    (text) => {
      const { username, password } = new URL(text);
      return [username, password].every(isPercentEncoded);
    },
    { error: 'must have its user name and password percent-encoded: a % is written %25' },
  );

/**
 * A mailbox to read: `imaps://user:password@host`. `imap://`, which does not protect the password, is allowed only on
 * this machine. The error never repeats the URL, which contains the password.
 */
export const imapUrl = z
  .string()
  .refine((text) => /^imaps?:$/.test(URL.parse(text)?.protocol ?? ''), {
    error: 'must be an imaps:// URL',
    abort: true,
  })
  .refine((text) => text.startsWith('imaps:') || loopback.includes(new URL(text).hostname), {
    error: 'must be imaps://, except on this machine',
  })
  .refine(
    (text) => {
      const { hostname, username, password } = new URL(text);
      return hostname !== '' && username !== '' && [username, password].every(isPercentEncoded);
    },
    { error: 'must name a user, percent-encoded: an @ is written %40' },
  );

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
