import type { MailCause } from '#api/contract/mail.ts';
import { oneLine } from '#api/contract/text.ts';

/** A mail that no further try can deliver. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError';
}

type SmtpError = { code?: string; command?: string; responseCode?: number; response?: string; message?: string };

const maxCharacters = 300;

/**
 * Enhanced status codes (RFC 3463 and IANA's list after it) that speak of the mailbox itself: no such mailbox, no such
 * domain, bad syntax, a domain that takes no mail, a mailbox switched off.
 */
const mailboxCodes = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.10', '5.2.1']);
/** What servers without such codes say of a mailbox (RFC 5321, 4.2.3). */
const mailboxReplies = new Set([550, 551, 553]);
/** An enhanced code wherever a server puts it (some write #5.7.1), and no part of an IP address. */
const enhancedCode = /(?<![\d.])5\.\d{1,3}\.\d{1,3}(?!\.?\d)/;

/**
 * Whether a failure is final: the server said at RCPT TO that this mailbox takes no mail. It may refuse us there just as
 * well (Postfix puts "554 5.7.1 Relay access denied" off until then): that is for the operator to put right, and worth
 * further tries, as is everything else.
 */
export function isFinal(error: unknown): boolean {
  if (error instanceof UndeliverableError) return true;
  const { command, responseCode = 0, response = '' } = (error ?? {}) as SmtpError;
  if (command !== 'RCPT TO' || responseCode < 500) return false;
  const [code] = response.match(enhancedCode) ?? [];
  return code ? mailboxCodes.has(code) : mailboxReplies.has(responseCode);
}

/** Nodemailer's codes for a connection that is not made, breaks or stays silent; ours ends by EABORT. */
const silent = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EABORT']);
const signInCodes = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2']);
/** Authentication required, too weak, or wrong (RFC 4954). */
const signInReplies = new Set([530, 534, 535]);

/** What kind of failure it is, so that one cause of many failures is told once. */
export function causeOf(error: unknown): MailCause {
  const { code = '', responseCode, message = '' } = (error ?? {}) as SmtpError;
  if (isFinal(error)) return 'recipient';
  if (signInCodes.has(code) || signInReplies.has(responseCode ?? 0)) return 'signIn';
  if (responseCode) return 'refused';
  // A certificate that is not trusted ends a connection, too, of a server that does answer.
  return silent.has(code) && !/certificate|\b(ssl|tls)\b/i.test(message) ? 'unreachable' : 'other';
}

/**
 * What went wrong in one short line, for the admin. Whatever a server repeats of the secret in `smtpUrl` is taken out.
 * It never throws: it is called where failures are recorded.
 */
export function describeFailure(error: unknown, smtpUrl: string): string {
  try {
    const message = oneLine(error instanceof Error ? error.message : String(error));
    return secretsIn(smtpUrl)
      .reduce((text, secret) => text.replaceAll(secret, '***'), message)
      .slice(0, maxCharacters);
  } catch {
    return 'It failed for an unknown reason.';
  }
}

/** The password as the address encodes it, and decoded. */
function secretsIn(smtpUrl: string): string[] {
  const password = URL.parse(smtpUrl)?.password ?? '';
  return [password, decoded(password)].filter(Boolean);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
