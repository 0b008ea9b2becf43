import type { BrowserWindow } from 'electron';
import PQueue from 'p-queue';
import { isOfThisMachine } from '#bridge/server-address.ts';
import type { Session, SignIn, SignInResult } from '#bridge/session.ts';
import { confirm } from '#main/confirm.ts';
import { sendOperation, Unreachable } from '#main/connection/graphql.ts';
import type { Settings } from '#main/settings.ts';
import { triesPerMinute } from '#main/tries-per-minute.ts';
import { signInOperation } from './operations.ts';

type Refused = Extract<SignInResult, { ok: false }>;
type Granted = { ok: true; token: string; deviceToken: string; username: string };

/**
 * Asks a server for a session. Never throws: a problem is returned as a message with its field.
 *
 * @param deviceToken the server's token from the last sign-in here. Attempts with this token have their own limit.
 */
export async function requestSignIn(
  { server, username, password }: SignIn,
  deviceToken: string | null,
): Promise<Granted | Refused> {
  try {
    const endpoint = { server, token: null };
    const input = { username, password, deviceToken };
    const { signIn } = await sendOperation(endpoint, signInOperation, { input });
    if (signIn.__typename === 'SignedIn') {
      const { token, user } = signIn;
      return { ok: true, token, deviceToken: signIn.deviceToken, username: user.username };
    }
    if (signIn.__typename !== 'InvalidInput') return { ok: false, message: signIn.message };
    const [issue] = signIn.issues;
    const field = (['username', 'password'] as const).find((name) => name === issue?.path);
    return { ok: false, message: issue?.message ?? signIn.message, field };
  } catch (error) {
    const message =
      error instanceof Unreachable ? unreachable : 'The server at this address does not seem to be the agency’s.';
    return { ok: false, message, field: 'server' };
  }
}

type Parts = {
  session: { get(): Session; idle(): Promise<void>; signIn(input: SignIn): Promise<SignInResult> };
  settings: Pick<Settings, 'get'>;
  window(): BrowserWindow | null;
};

/**
 * Returns the function by which the page signs in. The page chooses the server and the username, so a compromised page
 * could send the texts of an inbox to any server as usernames. Therefore, attempts are limited, and nobody can sign in
 * while somebody else is signed in. A native dialog asks before an unknown server is used (`isKnown`).
 */
export function guardedSignIn({ session, settings, window }: Parts): (input: SignIn) => Promise<SignInResult> {
  const queue = new PQueue({ concurrency: 1 });
  const mayTry = triesPerMinute();

  async function refusalOf({ server }: SignIn): Promise<string | null> {
    await session.idle();
    if (session.get().state === 'signed-in') return 'A user is already logged in. Please log out first.';
    if (!mayTry()) return tooManyTries;
    if (isKnown(server, settings.get())) return null;
    const mayLogIn = await confirm(window(), {
      type: 'question',
      message: `Log in to ${new URL(server).host}?`,
      detail: 'Your username and password will be sent there.',
      buttons: ['Cancel', 'Log in'],
    });
    return mayLogIn ? null : 'You were not logged in, and nothing was sent.';
  }

  return (input) =>
    queue.add(async () => {
      const message = await refusalOf(input);
      return message === null ? session.signIn(input) : { ok: false, message };
    });
}

/**
 * Whether a server may be used without asking: it was used before, runs on this machine (where nothing leaks), or is
 * the very first one (when there is nothing to steal yet).
 */
export const isKnown = (server: string, { servers }: { servers: readonly string[] }): boolean =>
  servers.length === 0 || servers.includes(server) || isOfThisMachine(new URL(server).hostname);

export const tooManyTries = 'Too many attempts. Please try again in a minute.';
export const unreachable = 'The server cannot be reached at this address.';
