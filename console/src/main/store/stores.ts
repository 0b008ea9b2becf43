import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoreName } from '#bridge/store.ts';
import { removeFile } from '#main/platform/atomic-file.ts';
import { inOrder } from '#main/platform/in-order.ts';
import type { EncryptedFiles } from '#main/secrets/encrypted-file.ts';
import { canEncrypt } from '#main/secrets/encryption.ts';

/** Whose the texts are. */
export type StoreOwner = { server: string; username: string };

export type Stores = {
  /** Opens the texts of this owner. They stay open until another's are, or all are removed. */
  open(owner: StoreOwner): void;
  read(name: StoreName): Promise<string | null>;
  write(name: StoreName, text: string): Promise<void>;
  /** Removes everybody else's texts; without an owner, everybody's. */
  keepOnly(owner: StoreOwner | null): Promise<void>;
  /** Resolves when everything asked for so far is done. */
  settled(): Promise<void>;
};

/**
 * What the renderer keeps: a folder per server and user, each text encrypted. Enquiries are personal data, so where the
 * machine cannot encrypt they stay in memory and end with the program, as the sign-in does.
 */
export function stores(folder: string, files: EncryptedFiles): Stores {
  const oneByOne = inOrder();
  const inMemory = new Map<string, string>();
  let current: string | null = null;

  const nameOf = ({ server, username }: StoreOwner) =>
    createHash('sha256').update(`${server}\n${username}`).digest('hex').slice(0, 32);

  return {
    open(owner) {
      current = nameOf(owner);
    },
    read: (name) =>
      oneByOne(async () => {
        if (current === null) return null;
        const path = join(folder, current, name);
        return (await canEncrypt()) ? files.read(path) : (inMemory.get(path) ?? null);
      }),
    write: (name, text) =>
      oneByOne(async () => {
        if (current === null) return;
        const path = join(folder, current, name);
        if (await canEncrypt()) await files.write(path, text);
        else inMemory.set(path, text);
      }),
    settled: () => oneByOne(async () => undefined),
    keepOnly: (owner) =>
      oneByOne(async () => {
        const kept = owner && nameOf(owner);
        if (current !== kept) current = null;
        for (const path of inMemory.keys()) if (!kept || !path.startsWith(join(folder, kept))) inMemory.delete(path);
        const folders = await readdir(folder).catch(() => []);
        await Promise.all(folders.filter((name) => name !== kept).map((name) => removeFile(join(folder, name))));
      }),
  };
}
