import { basename } from 'node:path';
import { safeStorage } from 'electron';
import { readIfThere, replaceFile } from '#main/files.ts';
import type { Log } from '#main/log.ts';

/**
 * A file could not be decrypted: it is damaged, or the keyring changed or does not answer. The file stays unchanged.
 */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/**
 * The prefixes of a text on Linux that was encrypted with a key from a keyring (the Secret Service, KWallet, or the
 * desktop's portal). A text with any other prefix is not protected.
 */
const keyringMarks: readonly string[] = ['v11', 'v12'];

/** On Linux without a keyring, Chromium encrypts with a key from its source code, which protects nothing. */
const hasConstantKey = process.platform === 'linux';

const markOf = (encrypted: Buffer): string => encrypted.toString('latin1', 0, 3);

/** Whether secrets are protected here. On Linux, encrypts a text to find out, because Electron always says yes. */
export async function canEncrypt(): Promise<boolean> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return false;
  if (!hasConstantKey) return true;
  return safeStorage.encryptStringAsync('probe').then(
    (encrypted) => keyringMarks.includes(markOf(encrypted)),
    // A locked keyring counts as available, although reading and writing fail until it is unlocked.
    () => true,
  );
}

/** Texts on disk that only this user on this machine can read. */
export type EncryptedFiles = {
  /**
   * Returns the decrypted text. Null if there is no file.
   *
   * @throws Unreadable when the text cannot be decrypted; the file system's error when the file cannot be read.
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
        // The old file stays readable, so a full disk loses nothing.
        if (shouldReEncrypt) await write(path, result).catch((error) => log.warn('a file was not re-encrypted', error));
        return result;
      } catch (error) {
        log.warn('a file could not be decrypted', error);
        throw new Unreadable(`${basename(path)} cannot be decrypted`, { cause: error });
      }
    },
  };
}
