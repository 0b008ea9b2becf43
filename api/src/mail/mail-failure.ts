import type { MailCause } from '#api/contract/mail.ts';
import { oneLine } from '#api/contract/text.ts';

/** A mail that no retry can deliver. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError';
}

type SmtpError = { code?: string; command?: string; responseCode?: number; response?: string; message?: string };

const maxCharacters = 300;

/**
 * Enhanced status codes (RFC 3463 and IANA's registry) about the mailbox itself: no such mailbox, no such domain, bad
 * syntax, a domain without mail, a disabled mailbox.
 */
const mailboxCodes = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.10', '5.2.1']);
/** Codes about a mailbox from servers without enhanced codes (RFC 5321, 4.2.3). */
const mailboxReplies = new Set([550, 551, 553]);
/** Matches an enhanced code anywhere in a response (some servers write #5.7.1), but not inside an IP address. */
const enhancedCode = /(?<![\d.])5\.\d{1,3}\.\d{1,3}(?!\.?\d)/;

/**
 * Whether a failure is final: the recipient is not one address, or the server answers RCPT TO that the mailbox accepts
 * no mail. At RCPT TO, a server may also refuse the sender, such as Postfix with "554 5.7.1 Relay access denied". The
 * admin can fix that, so the mail is retried, as after every other failure.
 */
export function isFinal(error: unknown): boolean {
  if (error instanceof UndeliverableError) return true;
  const { command, responseCode = 0, response = '' } = (error ?? {}) as SmtpError;
  if (command !== 'RCPT TO' || responseCode < 500) return false;
  const [code] = response.match(enhancedCode) ?? [];
  return code ? mailboxCodes.has(code) : mailboxReplies.has(responseCode);
}

/** Whether the server refused the mail. After other failures, such as a broken connection, the mail may have arrived. */
export const isRefused = (error: unknown): boolean => Boolean((error as SmtpError | undefined)?.responseCode);

/** Nodemailer's codes for a connection that fails, drops or times out; EABORT is our own abort. */
const silent = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EABORT']);
const signInCodes = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2']);
/** Authentication required, too weak, or wrong (RFC 4954). */
const signInReplies = new Set([530, 534, 535]);

/** Returns the cause of a failure. The admin's list groups failures by cause. */
export function causeOf(error: unknown): MailCause {
  const { code = '', responseCode, message = '' } = (error ?? {}) as SmtpError;
  if (isFinal(error)) return 'recipient';
  if (signInCodes.has(code) || signInReplies.has(responseCode ?? 0)) return 'signIn';
  if (responseCode) return 'refused';
  // An untrusted certificate has the same code as a silent server, although the server responds.
  return silent.has(code) && !/certificate|\b(ssl|tls)\b/i.test(message) ? 'unreachable' : 'other';
}

/**
 * Describes a failure in one short line for the admin, without the password of `smtpUrl`, which a server may repeat.
 * Never throws, because it runs while a failure is recorded.
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

/** Returns the password as the URL encodes it, and decoded. */
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
