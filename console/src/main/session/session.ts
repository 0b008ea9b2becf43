import PQueue from 'p-queue';
import { z } from 'zod';
import { serverAddressSchema } from '#bridge/server-address.ts';
import type { Owner, Session as SessionState, SignIn, SignInResult } from '#bridge/session.ts';
import { type Endpoint, sendOperation } from '#main/connection/graphql.ts';
import { removeFile } from '#main/files.ts';
import type { Log } from '#main/log.ts';
import { parseJson } from '#main/parse-json.ts';
import { rememberServer, type Settings } from '#main/settings.ts';
import { canEncrypt, type EncryptedFiles } from '#main/store/encrypted-files.ts';
import { openSessionOperation, signOutOperation } from './operations.ts';
import { requestSignIn } from './sign-in.ts';

/** How long signing out waits for the server, in ms: enough for a distant server, without seeming stuck. */
const signOutTimeoutMs = 3_000;

type Parts = {
  file: SessionFile;
  devices: DeviceTokens;
  settings: Settings;
  log: Log;
  /** Called after a session begins or ends, but not after `restore`. */
  onChange(session: SessionState): void;
  /** Asks before the stored data of all other users is removed. */
  mayReplace(owner: Owner): Promise<boolean>;
  /** Removes the stored data of all other users. If `owner` is null, removes all stored data. */
  keepOnly(owner: Owner | null): Promise<void>;
};

/** Manages the session and its token. Code in other folders gets the token only from `endpoint`, for requests. */
export function createSession({ file, devices, settings, log, onChange, mayReplace, keepOnly }: Parts) {
  let signedIn: SignedIn | null = null;
  let storage: 'encrypted' | 'memory' = 'memory';
  let notice: 'ended' | null = null;
  const queue = new PQueue({ concurrency: 1 });

  function get(): SessionState {
    const { servers, lastUsername } = settings.get();
    return signedIn
      ? { state: 'signed-in', server: signedIn.server, username: signedIn.username, storage }
      : { state: 'signed-out', servers, lastUsername, notice };
  }

  const logFailure = (message: string, work: Promise<unknown>) => work.catch((error) => log.error(message, error));

  /** Ends the session here, even if its file cannot be removed. Then the failure is only logged. */
  async function drop(why: 'ended' | null): Promise<SignedIn | null> {
    const dropped = signedIn;
    signedIn = null;
    notice = why;
    await logFailure('the token could not be removed', file.remove());
    return dropped;
  }

  /** Stores the token. If the disk is full, the session works until Quit, and the next start asks for a sign-in. */
  async function keepToken(next: SignedIn): Promise<'encrypted' | 'memory'> {
    return file.write(next).catch(async (error): Promise<'memory'> => {
      log.error('the token could not be stored', error);
      // Remove the file. Otherwise, the next start would restore an earlier token.
      await logFailure('the previous token could not be removed', file.remove());
      return 'memory';
    });
  }

  /** Ends the session at the server. If the server cannot be reached, the session expires there later. */
  async function endAtServer(endpoint: Endpoint): Promise<void> {
    const ended = sendOperation(endpoint, signOutOperation, {}, signOutTimeoutMs);
    await ended.catch((error) => log.warn('not signed out at the server', error));
  }

  /** Asks the server whether the session is over, because a report that it ended may be about an earlier session. */
  async function isOver(endpoint: Endpoint): Promise<boolean> {
    return sendOperation(endpoint, openSessionOperation, {}).then(
      ({ session }) => session === null,
      () => false,
    );
  }

  return {
    get,
    endpoint: (): Endpoint | null => signedIn,
    /** Resolves when all earlier calls are done. */
    idle: (): Promise<void> => queue.onIdle(),
    restore: (): Promise<void> =>
      queue.add(async () => {
        signedIn = await file.read().catch((error) => {
          log.error('the stored session cannot be read', error);
          return null;
        });
        if (signedIn) storage = 'encrypted';
      }),
    /** Call this only while nobody is signed in. `guardedSignIn` ensures that. */
    signIn: (input: SignIn): Promise<SignInResult> =>
      queue.add(async () => {
        const result = await requestSignIn(input, await devices.of(input.server));
        if (!result.ok) return result;
        await logFailure('the device token could not be stored', devices.keep(input.server, result.deviceToken));
        const next = { server: input.server, username: result.username, token: result.token };
        const may = await mayReplace(next).catch((error) => {
          log.error('the question about unsaved changes failed', error);
          return false;
        });
        if (!may) {
          await endAtServer(next);
          return { ok: false, message: 'You were not logged in, and nothing was lost.' };
        }
        storage = await keepToken(next);
        notice = null;
        await logFailure('the data of other users could not be removed', keepOnly(next));
        rememberServer(settings, next.server, next.username);
        signedIn = next;
        log.info(`signed in, session storage: ${storage}`);
        onChange(get());
        return { ok: true };
      }),
    signOut: (): Promise<void> =>
      queue.add(async () => {
        const left = await drop(null);
        await logFailure('the stored data could not be removed', keepOnly(null));
        log.info('signed out');
        onChange(get());
        if (left) await endAtServer(left);
      }),
    /** Called when the server reports that the session is over. The user's stored data stays for the next sign-in. */
    ended: (): Promise<void> =>
      queue.add(async () => {
        if (!signedIn || !(await isOver(signedIn))) return;
        await drop('ended');
        log.info('the session ended at the server');
        onChange(get());
      }),
  };
}

const signedInSchema = z.object({
  server: serverAddressSchema,
  username: z.string().min(1),
  token: z.string().min(1),
});
type SignedIn = z.output<typeof signedInSchema>;

type SessionFile = ReturnType<typeof sessionFile>;

export function sessionFile(path: string, files: EncryptedFiles) {
  const remove = () => removeFile(path);
  return {
    remove,
    /**
     * Reads the stored session. Removes the file and returns null if it is invalid or the machine cannot encrypt.
     *
     * @throws the error if the file cannot be read. The file then stays until the next sign-in overwrites it.
     */
    async read(): Promise<SignedIn | null> {
      const text = (await canEncrypt()) ? await files.read(path) : null;
      const { data: signedIn = null } = signedInSchema.safeParse(parseJson(text ?? ''));
      if (!signedIn) await remove();
      return signedIn;
    },
    /** Stores the session encrypted if possible, and returns where it is kept. */
    async write(signedIn: SignedIn): Promise<'encrypted' | 'memory'> {
      if (!(await canEncrypt())) {
        await remove();
        return 'memory';
      }
      await files.write(path, JSON.stringify(signedIn));
      return 'encrypted';
    },
  };
}

type DeviceTokens = ReturnType<typeof deviceTokens>;

/**
 * Stores the device tokens, by which each server recognizes this console. They survive signing out. They are stored
 * encrypted, or in memory if the machine cannot encrypt.
 */
export function deviceTokens(path: string, files: EncryptedFiles) {
  let tokens: Record<string, string> | null = null;
  async function all(): Promise<Record<string, string>> {
    const text = tokens === null && (await canEncrypt()) ? await files.read(path).catch(() => null) : null;
    tokens ??= z
      .record(z.string(), z.string())
      .catch({})
      .parse(parseJson(text ?? ''));
    return tokens;
  }
  return {
    of: async (server: string): Promise<string | null> => (await all())[server] ?? null,
    async keep(server: string, token: string): Promise<void> {
      tokens = { ...(await all()), [server]: token };
      if (await canEncrypt()) await files.write(path, JSON.stringify(tokens));
    },
  };
}
