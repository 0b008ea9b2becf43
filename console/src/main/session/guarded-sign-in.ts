import { type BrowserWindow, dialog } from 'electron';
import { isOfThisMachine } from '#bridge/server-address.ts';
import type { SignIn, SignInOutcome } from '#bridge/session.ts';
import { inOrder } from '#main/platform/in-order.ts';
import type { KnownServers } from '#main/servers/known-servers.ts';
import type { createSession } from './session.ts';
import { triesPerMinute } from './tries-per-minute.ts';

type Parts = {
  session: Pick<ReturnType<typeof createSession>, 'get' | 'settled' | 'signIn'>;
  servers: Pick<KnownServers, 'get'>;
  window(): BrowserWindow | null;
};

/**
 * What the page may have the session do to sign in. A sign-in goes to whatever server the page names, with whatever it
 * calls a username: a page that was taken over could carry an inbox away in it. So nobody signs in over somebody, tries
 * are counted, and a server that nobody signed in to before is asked about by its name, outside the page. Not asked about
 * are this very machine, where nothing leaves it, and the first server ever, when there is nothing to carry away yet.
 */
export function guardedSignIn({ session, servers, window }: Parts): (input: SignIn) => Promise<SignInOutcome> {
  const oneByOne = inOrder();
  const mayTry = triesPerMinute();

  async function whyNot({ server }: SignIn): Promise<string | null> {
    await session.settled();
    if (session.get().state === 'signed-in') return 'Somebody is logged in already. Please sign out first.';
    if (!mayTry()) return 'Too many attempts. Please try again in a minute.';
    const { servers: known } = servers.get();
    const { hostname, host } = new URL(server);
    if (known.length === 0 || known.includes(server) || isOfThisMachine(hostname)) return null;
    return (await askToLogIn(window(), host)) ? null : 'Nobody was logged in, and nothing was sent.';
  }

  return (input) =>
    oneByOne(async () => {
      const message = await whyNot(input);
      return message === null ? session.signIn(input) : { ok: false, message };
    });
}

async function askToLogIn(window: BrowserWindow | null, host: string): Promise<boolean> {
  const options = {
    type: 'question' as const,
    message: `Log in at ${host}?`,
    detail: 'Your username and password are sent there.',
    buttons: ['Cancel', 'Log in'],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  };
  const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
  return response === 1;
}
