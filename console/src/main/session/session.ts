import type { Owner } from '#bridge/owner.ts';
import type { Session, SignIn, SignInOutcome } from '#bridge/session.ts';
import { askServer } from '#main/graphql/ask.ts';
import type { Door } from '#main/graphql/send.ts';
import type { Log } from '#main/logs/log.ts';
import { inOrder } from '#main/platform/in-order.ts';
import type { KnownServers } from '#main/servers/known-servers.ts';
import { openSessionQuestion, signOutQuestion } from './questions.ts';
import { requestSignIn } from './request-sign-in.ts';
import type { SessionFile, SignedIn } from './session-file.ts';

/** Long enough for a server far away, short enough that signing out never feels stuck. */
const farewellMs = 3_000;

type Parts = {
  file: SessionFile;
  servers: KnownServers;
  log: Log;
  /** Told after every change, once the token is there or gone. */
  onChange(session: Session): void;
  /** Asked before what is kept for anybody but this user of this server goes. */
  mayReplace(owner: Owner): Promise<boolean>;
  /** What was kept for anybody but this user of this server must go; null = for everybody. */
  keepOnly(owner: Owner | null): Promise<void>;
};

/** Keeps the one session, and its token. Outside this folder the token is seen only by `door`, which requests go out by. */
export function createSession({ file, servers, log, onChange, mayReplace, keepOnly }: Parts) {
  let signedIn: SignedIn | null = null;
  let storage: 'encrypted' | 'memory' = 'memory';
  let notice: 'ended' | null = null;
  const oneByOne = inOrder();

  const get = (): Session =>
    signedIn
      ? { state: 'signed-in', server: signedIn.server, username: signedIn.username, storage }
      : { state: 'signed-out', ...servers.get(), notice };

  /** Whatever cannot be removed, the rest is: nobody may stay signed in on screen because of a file. */
  async function drop(why: 'ended' | null): Promise<SignedIn | null> {
    const dropped = signedIn;
    signedIn = null;
    notice = why;
    await unlessItFails('the token could not be removed', file.remove());
    return dropped;
  }

  const unlessItFails = (fault: string, work: Promise<unknown>) => work.catch((error) => log.error(fault, error));

  /** A disk that is full costs the next start a sign-in, and not this one. */
  async function keepToken(next: SignedIn): Promise<'encrypted' | 'memory'> {
    return file.write(next).catch(async (error): Promise<'memory'> => {
      log.error('the token could not be kept', error);
      // The one before must not come back in its place.
      await unlessItFails('the token before could not be removed', file.remove());
      return 'memory';
    });
  }

  /** Tells the server too, if it can be reached; otherwise the session ends there when it was not used for long. */
  async function bidFarewell(door: Door): Promise<void> {
    await askServer(door, signOutQuestion, {}, farewellMs).catch((error) => log.warn('not signed out there', error));
  }

  /** Asked before a session is dropped: the word that it ended may be about the one before it. */
  async function isOver(door: Door): Promise<boolean> {
    return askServer(door, openSessionQuestion, {}).then(
      ({ session }) => session === null,
      () => false,
    );
  }

  return {
    get,
    door: (): Door | null => signedIn,
    /** Resolves when everything asked for so far is done. */
    settled: () => oneByOne(async () => undefined),
    /** Takes up the session that an earlier run of the program left. */
    restore: (): Promise<void> =>
      oneByOne(async () => {
        signedIn = await file.read().catch((error) => {
          log.error('the session that was kept cannot be read', error);
          return null;
        });
        if (signedIn) storage = 'encrypted';
      }),
    /** Only while nobody is signed in: `guardedSignIn` sees to that. */
    signIn: (input: SignIn): Promise<SignInOutcome> =>
      oneByOne(async () => {
        const outcome = await requestSignIn(input);
        if (!outcome.ok) return outcome;
        const next = { server: input.server, username: outcome.username, token: outcome.token };
        const may = await mayReplace(next).catch((error) => {
          log.error('nobody could be asked', error);
          return false;
        });
        if (!may) {
          await bidFarewell(next);
          return { ok: false, message: 'Nobody was logged in, and nothing was lost.' };
        }
        storage = await keepToken(next);
        notice = null;
        await unlessItFails('what others left could not be removed', keepOnly(next));
        servers.remember(next.server, next.username);
        signedIn = next;
        log.info(`signed in, kept ${storage}`);
        onChange(get());
        return { ok: true };
      }),
    signOut: (): Promise<void> =>
      oneByOne(async () => {
        const left = await drop(null);
        await unlessItFails('what was kept could not be removed', keepOnly(null));
        log.info('signed out');
        onChange(get());
        if (left) await bidFarewell(left);
      }),
    /** Somebody was told that the session is over. What was kept for its user stays, for when they sign in again. */
    ended: (): Promise<void> =>
      oneByOne(async () => {
        if (!signedIn || !(await isOver(signedIn))) return;
        await drop('ended');
        log.info('the session ended at the server');
        onChange(get());
      }),
  };
}
