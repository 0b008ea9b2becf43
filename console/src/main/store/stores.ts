import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { StoreName } from '#bridge/agency.ts';
import type { Owner } from '#bridge/session.ts';
import { removeFile, setAside } from '#main/files.ts';
import { canEncrypt, type EncryptedFiles } from './encrypted-files.ts';
import { countStored, type Losses } from './unsaved.ts';

type Parts = {
  folder: string;
  files: EncryptedFiles;
  /**
   * Asks whether to retry reading a file. If the answer is no, the file is set aside so that the next write does not
   * replace it.
   */
  readAgain(error: unknown): Promise<boolean>;
};

/**
 * Stores the renderer's texts between starts, encrypted, in a folder per server and user. If the machine cannot
 * encrypt, the texts stay in memory until Quit, because inquiries are personal data. A text that cannot be written
 * stays in memory, too. Calls run one at a time, in order.
 */
export function createStores({ folder, files, readAgain }: Parts) {
  const queue = new PQueue({ concurrency: 1 });
  /** The texts that are not on disk, by owner and name. */
  const inMemory = new Map<string, Map<StoreName, string>>();
  let current: string | null = null;
  /**
   * The paths of unreadable files that could not be set aside. Nothing is written to such a path until its file is set
   * aside.
   */
  const locked = new Set<string>();
  /**
   * The current owner's texts that were set aside. Each may be set aside only once, so that the renderer cannot fill
   * the disk.
   */
  const aside = new Set<StoreName>();

  const folderOf = ({ server, username }: Owner) =>
    createHash('sha256').update(`${server}\n${username}`).digest('hex').slice(0, 32);
  const onDisk = () => readdir(folder).catch((): string[] => []);

  async function read(owner: string, name: StoreName): Promise<string | null> {
    const text = inMemory.get(owner)?.get(name);
    if (text !== undefined || !(await canEncrypt())) return text ?? null;
    return files.read(join(folder, owner, name));
  }
  async function readOrSetAside(owner: string, name: StoreName): Promise<string | null> {
    for (;;) {
      try {
        return await read(owner, name);
      } catch (error) {
        if (await readAgain(error)) continue;
        await moveAside(join(folder, owner, name));
        return null;
      }
    }
  }
  /**
   * Sets a file aside. If it cannot be renamed now, the next write sets it aside. On Windows, another program may have
   * locked the file.
   */
  const moveAside = (path: string) => setAside(path).catch(() => void locked.add(path));
  function keepInMemory(owner: string, name: StoreName, text: string) {
    inMemory.set(owner, new Map(inMemory.get(owner)).set(name, text));
  }
  function forget(owner: string, name: StoreName) {
    const texts = inMemory.get(owner);
    texts?.delete(name);
    if (texts?.size === 0) inMemory.delete(owner);
  }
  async function unsavedOf(owners: readonly string[], textOf = read): Promise<Losses> {
    const counts = await Promise.all(owners.map((owner) => countStored((name) => textOf(owner, name))));
    const sum = (of: keyof Losses) => counts.reduce((total, count) => total + count[of], 0);
    return { queued: sum('queued'), forms: sum('forms'), unreadable: sum('unreadable') };
  }

  return {
    /** Chooses the owner whose texts all other calls read and write. */
    open(owner: Owner): void {
      current = folderOf(owner);
      aside.clear();
    },
    read: (name: StoreName): Promise<string | null> =>
      queue.add(async () => (current === null ? null : readOrSetAside(current, name))),
    write: (name: StoreName, text: string): Promise<void> =>
      queue.add(async () => {
        if (current === null) return;
        keepInMemory(current, name, text);
        if (!(await canEncrypt())) return;
        const path = join(folder, current, name);
        if (locked.has(path)) await setAside(path);
        locked.delete(path);
        await files.write(path, text);
        forget(current, name);
      }),
    /** Sets an unreadable text aside. Rejects if the owner's text of this name was set aside before. */
    setAside: (name: StoreName): Promise<void> =>
      queue.add(async () => {
        if (current === null) return;
        if (aside.has(name)) throw new Error(`${name} was set aside before`);
        aside.add(name);
        await moveAside(join(folder, current, name));
      }),
    /** Removes all texts except this owner's, or all texts if null. */
    keepOnly: (owner: Owner | null): Promise<void> =>
      queue.add(async () => {
        const kept = owner && folderOf(owner);
        if (current !== kept) current = null;
        for (const name of inMemory.keys()) if (name !== kept) inMemory.delete(name);
        // Without a keyring, `unsavedBeside` ignores files, so the admin was not asked about them. They stay.
        if (kept !== null && !(await canEncrypt())) return;
        const others = (await onDisk()).filter((name) => name !== kept);
        await Promise.all(others.map((name) => removeFile(join(folder, name))));
      }),
    /** Counts the unsaved data that `keepOnly` would remove. */
    unsavedBeside: (owner: Owner): Promise<Losses> =>
      queue.add(async () => {
        const all = new Set([...((await canEncrypt()) ? await onDisk() : []), ...inMemory.keys()]);
        return unsavedOf([...all].filter((name) => name !== folderOf(owner)));
      }),
    /** Whether anything is in memory only, and would be lost at Quit. */
    isInMemory: (): boolean => inMemory.size > 0,
    lostAtQuit: (): Promise<Losses> =>
      queue.add(() => unsavedOf([...inMemory.keys()], async (owner, name) => inMemory.get(owner)?.get(name) ?? null)),
    /** Resolves when all earlier calls are done. */
    idle: (): Promise<void> => queue.onIdle(),
  };
}
