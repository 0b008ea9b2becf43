import { oneLine } from './addresses.ts';

/** A mail that no further try can deliver. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError';
}

type SmtpError = Error & { command?: string; permanent?: boolean };

const maxCharacters = 300;

/**
 * Whether a failure is final: the server refused the recipient for good (5xx in answer to RCPT TO). Other refusals,
 * such as of our sign-in or of our sender, are for the operator to put right, and worth further tries.
 */
export function isFinal(error: unknown): boolean {
  if (error instanceof UndeliverableError) return true;
  const { command, permanent } = error as SmtpError;
  return command === 'RCPT TO' && permanent === true;
}

/** What went wrong in one short line, for the admin. Whatever a server repeats of the secret in `smtpUrl` is taken out. */
export function describeFailure(error: unknown, smtpUrl: string): string {
  const message = oneLine(error instanceof Error ? error.message : String(error));
  const { password } = new URL(smtpUrl);
  const secrets = [password, decodeURIComponent(password)].filter(Boolean);
  return secrets.reduce((text, secret) => text.replaceAll(secret, '***'), message).slice(0, maxCharacters);
}
