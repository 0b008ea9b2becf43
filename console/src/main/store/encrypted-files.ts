import { basename } from 'node:path';
import { safeStorage } from 'electron';
import { readIfThere, replaceFile } from '#main/files.ts';
import type { Log } from '#main/log.ts';

/** A file could not be decrypted: damaged, of another keyring, or of one that does not answer just now. It is left as it is. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/**
 * How Chromium on Linux begins what it encrypts by a key of a keyring: of the Secret Service or KWallet, or of the desktop's
 * portal. Whatever it begins otherwise protects nothing.
 */
const keyringMarks: readonly string[] = ['v11', 'v12'];

/** Without a keyring it takes a key from its own source code. */
const hasConstantKey = process.platform === 'linux';

const markOf = (encrypted: Buffer): string => encrypted.toString('latin1', 0, 3);

/**
 * Whether this machine keeps secrets secret. On Linux that is tried: Electron calls encryption available there in any case,
 * and names the keyring that fits the desktop, whether it works or not.
 */
export async function canEncrypt(): Promise<boolean> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return false;
  if (!hasConstantKey) return true;
  return safeStorage.encryptStringAsync('probe').then(
    (encrypted) => keyringMarks.includes(markOf(encrypted)),
    // A keyring that is locked is one: reading or writing then says so.
    () => true,
  );
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
