import { basename } from 'node:path';
import { safeStorage } from 'electron';
import type { Log } from '#main/logs/log.ts';
import { readIfThere, removeFile, replaceFile } from '#main/platform/atomic-file.ts';
import { canEncrypt, hasConstantKey, isOpenToAll } from './encryption.ts';

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
  /**
   * Protects a file that an earlier version left open to all: encrypts it anew where there is a keyring, else removes it and
   * gives its text. Null when there is nothing to be kept elsewhere: it is no such file, is protected now, or is damaged.
   */
  protect(path: string): Promise<string | null>;
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
    async protect(path) {
      const bytes = hasConstantKey ? await readIfThere(path) : null;
      if (!bytes || !isOpenToAll(bytes)) return null;
      const text = await openText(bytes);
      const isProtected = text !== null && (await canEncrypt()) && (await isWritten(path, text));
      if (!isProtected) await removeFile(path);
      return isProtected ? null : text;
    },
  };

  /** The constant key is always there: what it does not open is damaged. */
  async function openText(bytes: Buffer): Promise<string | null> {
    try {
      return (await safeStorage.decryptStringAsync(bytes)).result;
    } catch (error) {
      log.warn('a file that was open to all is damaged', error);
      return null;
    }
  }

  async function isWritten(path: string, text: string): Promise<boolean> {
    try {
      await write(path, text);
      return true;
    } catch (error) {
      log.warn('a file that was open to all cannot be encrypted', error);
      return false;
    }
  }
}
