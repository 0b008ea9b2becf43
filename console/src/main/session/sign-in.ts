import type { BrowserWindow } from 'electron';
import PQueue from 'p-queue';
import { isOfThisMachine } from '#bridge/server-address.ts';
import type { Session, SignIn, SignInResult } from '#bridge/session.ts';
import { confirm } from '#main/confirm.ts';
import { sendOperation, Unreachable } from '#main/connection/graphql.ts';
import type { Settings } from '#main/settings.ts';
import { signInOperation } from './operations.ts';

type Refused = Extract<SignInResult, { ok: false }>;
type Granted = { ok: true; token: string; username: string };

/** Asks a server for a session. Never throws: what stands in the way is said in words, beside the field it is about. */
export async function requestSignIn({ server, username, password }: SignIn): Promise<Granted | Refused> {
  try {
    const endpoint = { server, token: null };
    const { signIn } = await sendOperation(endpoint, signInOperation, { input: { username, password } });
    if (signIn.__typename === 'SignedIn') return { ok: true, token: signIn.token, username: signIn.user.username };
    if (signIn.__typename !== 'InvalidInput') return { ok: false, message: signIn.message };
    const [issue] = signIn.issues;
    const field = (['username', 'password'] as const).find((name) => name === issue?.path);
    return { ok: false, message: issue?.message ?? signIn.message, field };
  } catch (error) {
    const message =
      error instanceof Unreachable
        ? 'The server cannot be reached at this address.'
        : 'This address does not answer like the agency’s server.';
    return { ok: false, message, field: 'server' };
  }
}

type Parts = {
  session: { get(): Session; idle(): Promise<void>; signIn(input: SignIn): Promise<SignInResult> };
  settings: Pick<Settings, 'get'>;
  window(): BrowserWindow | null;
};

/**
 * What the page may have the session do to sign in. A sign-in goes to whatever server the page names, with whatever it
 * calls a username: a page that was taken over could carry an inbox away in it. So nobody signs in over somebody, tries
 * are counted, and a server that nobody signed in to before is asked about by its name, outside the page. Not asked about
 * are this very machine, where nothing leaves it, and the first server ever, when there is nothing to carry away yet.
 */
export function guardedSignIn({ session, settings, window }: Parts): (input: SignIn) => Promise<SignInResult> {
  const queue = new PQueue({ concurrency: 1 });
  const mayTry = triesPerMinute();

  async function refusalOf({ server }: SignIn): Promise<string | null> {
    await session.idle();
    if (session.get().state === 'signed-in') return 'Somebody is logged in already. Please sign out first.';
    if (!mayTry()) return 'Too many attempts. Please try again in a minute.';
    const { servers } = settings.get();
    const { hostname, host } = new URL(server);
    if (servers.length === 0 || servers.includes(server) || isOfThisMachine(hostname)) return null;
    const mayLogIn = await confirm(window(), {
      type: 'question',
      message: `Log in at ${host}?`,
      detail: 'Your username and password are sent there.',
      buttons: ['Cancel', 'Log in'],
    });
    return mayLogIn ? null : 'Nobody was logged in, and nothing was sent.';
  }

  return (input) =>
    queue.add(async () => {
      const message = await refusalOf(input);
      return message === null ? session.signIn(input) : { ok: false, message };
    });
}

const maxTries = 10;
const minuteMs = 60_000;

/** Counts tries: more than a person makes in a minute are not made. */
export function triesPerMinute(now: () => number = Date.now): () => boolean {
  let tries: number[] = [];
  return () => {
    tries = tries.filter((at) => now() - at < minuteMs);
    if (tries.length >= maxTries) return false;
    tries.push(now());
    return true;
  };
}
