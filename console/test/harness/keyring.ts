import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SafeStorage } from 'electron';
import type { Desktop } from './desktop.ts';

type Used = Pick<SafeStorage, 'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync'> & {
  getSelectedStorageBackend(): string;
};

/**
 * The prefix of Chromium's encrypted texts on Linux, by keyring. A broken keyring has the same prefix as no keyring
 * (`basic_text`).
 */
const marks: Record<Desktop['keyring'], string> = {
  gnome_libsecret: 'v11',
  portal: 'v12',
  basic_text: 'v10',
  broken: 'v10',
  '': 'v99',
};

/** The well-known key with which Chromium encrypts without a keyring. */
const constantKey = Buffer.alloc(32, 'peanuts');

/**
 * Stands in for Electron's `safeStorage`, with a key from the test. As in Electron, encryption is "available" even
 * without a keyring.
 */
export function keyring(desktop: Desktop): Used {
  const mark = marks[desktop.keyring];
  return {
    isAsyncEncryptionAvailable: async () => true,
    // Like Electron, reports a broken keyring as a working one, and a portal as no keyring (`basic_text`).
    getSelectedStorageBackend: () =>
      desktop.keyring === 'broken' ? 'gnome_libsecret' : desktop.keyring === 'portal' ? 'basic_text' : desktop.keyring,
    encryptStringAsync: async (text) => seal(mark, desktop.keyringKey, text),
    async decryptStringAsync(bytes) {
      if (desktop.keyringIsLocked) throw new Error('safeStorage is temporarily unavailable. Please try again.');
      const theirs = bytes.toString('latin1', 0, 3);
      if (theirs !== 'v10' && theirs !== mark) throw new Error('Error while decrypting the ciphertext provided');
      return { shouldReEncrypt: desktop.keyIsOld, result: unseal(desktop.keyringKey, bytes) };
    },
  };
}

function seal(mark: string, keyringKey: Buffer, text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', mark === 'v10' ? constantKey : keyringKey, nonce);
  const body = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([Buffer.from(mark), nonce, ...body, cipher.getAuthTag()]);
}

function unseal(keyringKey: Buffer, bytes: Buffer): string {
  const key = bytes.toString('latin1', 0, 3) === 'v10' ? constantKey : keyringKey;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(3, 15));
  decipher.setAuthTag(bytes.subarray(-16));
  return decipher.update(bytes.subarray(15, -16), undefined, 'utf8') + decipher.final('utf8');
}
