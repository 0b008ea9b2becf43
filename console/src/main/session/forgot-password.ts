import type { BrowserWindow } from 'electron';
import type { ForgotPasswordInput, ForgotResult } from '#bridge/session.ts';
import { confirm } from '#main/confirm.ts';
import { sendOperation, Unreachable } from '#main/connection/graphql.ts';
import type { Settings } from '#main/settings.ts';
import { triesPerMinute } from '#main/tries-per-minute.ts';
import { forgotPasswordOperation } from './operations.ts';
import { isKnown, tooManyTries, unreachable } from './sign-in.ts';

type Parts = { settings: Pick<Settings, 'get'>; window(): BrowserWindow | null };

/**
 * Returns a function that asks a server to mail a link to set a new password. The link opens in a browser. The request
 * neither needs nor starts a session. The function asks the admin before it contacts an unknown server (`isKnown`),
 * because a compromised page could hide stolen data in the email address.
 */
export function forgotPassword({ settings, window }: Parts): (input: ForgotPasswordInput) => Promise<ForgotResult> {
  const mayTry = triesPerMinute();
  return async ({ server, email }) => {
    const refused = (message: string) => ({ ok: false, message });
    if (!mayTry()) return refused(tooManyTries);
    const maySend =
      isKnown(server, settings.get()) ||
      (await confirm(window(), {
        type: 'question',
        message: `Request a password reset link from ${new URL(server).host}?`,
        detail: 'Your email address will be sent there.',
        buttons: ['Cancel', 'Request'],
      }));
    if (!maySend) return refused('Nothing was sent.');
    try {
      const { requestPasswordReset: answer } = await sendOperation({ server, token: null }, forgotPasswordOperation, {
        input: { email },
      });
      return { ok: answer.__typename === 'Receipt', message: answer.message };
    } catch (error) {
      return refused(
        error instanceof Unreachable ? unreachable : 'The server at this address does not seem to be the agency’s.',
      );
    }
  };
}
