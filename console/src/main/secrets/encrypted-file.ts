import { basename } from 'node:path';
import { safeStorage } from 'electron';
import type { Log } from '#main/logs/log.ts';
import { readIfThere, replaceFile } from '#main/platform/atomic-file.ts';

/** A file could not be decrypted: damaged, of another keyring, or of one that does not answer just now. It is left as it is. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** A text on disk that only this user on this machine can read. */
export type EncryptedFiles = {
  /**
   * Null when there is none.
   *
   * @throws Unreadable
   */
  read(path: string): Promise<string | null>;
  write(path: string, text: string): Promise<void>;
};

export function encryptedFiles(log: Log): EncryptedFiles {
  const write = async (path: string, text: string) => replaceFile(path, await safeStorage.encryptStringAsync(text));
  return {
    write,
    async read(path) {
      const bytes = await readIfThere(path);
      if (!bytes) return null;
      try {
        const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(bytes);
        // The old file can still be read, so a disk that is full loses nothing.
        if (shouldReEncrypt) await write(path, result).catch((error) => log.warn('a file keeps its old key', error));
        return result;
      } catch (error) {
        log.warn('a file could not be decrypted', error);
        throw new Unreadable(`${basename(path)} cannot be decrypted`, { cause: error });
      }
    },
  };
}
