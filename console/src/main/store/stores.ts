import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoreName } from '#bridge/store.ts';
import type { Unsent } from '#bridge/unsent.ts';
import { removeFile } from '#main/platform/atomic-file.ts';
import { inOrder } from '#main/platform/in-order.ts';
import type { EncryptedFiles } from '#main/secrets/encrypted-file.ts';
import { canEncrypt } from '#main/secrets/encryption.ts';
import { countUnsent } from './count-unsent.ts';

/** Whose the texts are. */
export type StoreOwner = { server: string; username: string };

export type Stores = {
  /** Opens the texts of this owner. They stay open until another's are, or all are removed. */
  open(owner: StoreOwner): void;
  read(name: StoreName): Promise<string | null>;
  write(name: StoreName, text: string): Promise<void>;
  /** Removes everybody else's texts; without an owner, everybody's. */
  keepOnly(owner: StoreOwner | null): Promise<void>;
  /** What `keepOnly` would remove that no server has got. */
  unsentBeside(owner: StoreOwner): Promise<Unsent>;
  /** Whether anything is kept in memory only, and ends with the program. */
  isInMemory(): boolean;
  /** What ends with the program that no server has got. */
  lostAtQuit(): Promise<Unsent>;
  /** Resolves when everything asked for so far is done. */
  settled(): Promise<void>;
};

/**
 * What the renderer keeps: a folder per server and user, each text encrypted. Enquiries are personal data, so where the
 * machine cannot encrypt they stay in memory and end with the program, as the sign-in does.
 */
export function stores(folder: string, files: EncryptedFiles): Stores {
  const oneByOne = inOrder();
  /** By owner and name. */
  const inMemory = new Map<string, Map<StoreName, string>>();
  let current: string | null = null;

  const nameOf = ({ server, username }: StoreOwner) =>
    createHash('sha256').update(`${server}\n${username}`).digest('hex').slice(0, 32);

  async function read(owner: string, name: StoreName): Promise<string | null> {
    if (await canEncrypt()) return files.read(join(folder, owner, name));
    return inMemory.get(owner)?.get(name) ?? null;
  }
  async function unsentOf(owners: string[]): Promise<Unsent> {
    const counts = await Promise.all(owners.map((owner) => countUnsent((name) => read(owner, name))));
    const sum = (of: keyof Unsent) => counts.reduce((total, count) => total + count[of], 0);
    return { changes: sum('changes'), drafts: sum('drafts') };
  }
  const onDisk = () => readdir(folder).catch((): string[] => []);

  return {
    open(owner) {
      current = nameOf(owner);
    },
    read: (name) => oneByOne(async () => (current === null ? null : read(current, name))),
    write: (name, text) =>
      oneByOne(async () => {
        if (current === null) return;
        if (await canEncrypt()) await files.write(join(folder, current, name), text);
        else inMemory.set(current, new Map(inMemory.get(current)).set(name, text));
      }),
    settled: () => oneByOne(async () => undefined),
    unsentBeside: (owner) =>
      oneByOne(async () => {
        const all = (await canEncrypt()) ? await onDisk() : [...inMemory.keys()];
        return unsentOf(all.filter((name) => name !== nameOf(owner)));
      }),
    isInMemory: () => inMemory.size > 0,
    lostAtQuit: () => oneByOne(() => unsentOf([...inMemory.keys()])),
    keepOnly: (owner) =>
      oneByOne(async () => {
        const kept = owner && nameOf(owner);
        if (current !== kept) current = null;
        for (const name of inMemory.keys()) if (name !== kept) inMemory.delete(name);
        await Promise.all(
          (await onDisk()).filter((name) => name !== kept).map((name) => removeFile(join(folder, name))),
        );
      }),
  };
}
