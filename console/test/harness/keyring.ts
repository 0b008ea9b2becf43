import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SafeStorage } from 'electron';
import type { Desktop } from './desktop.ts';

type Used = Pick<SafeStorage, 'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync'> & {
  getSelectedStorageBackend(): string;
};

/** Electron's `safeStorage` over a key of the test. It says "available" for `basic_text` too, as the real one does. */
export function keyring(desktop: Desktop): Used {
  return {
    isAsyncEncryptionAvailable: async () => true,
    getSelectedStorageBackend: () => desktop.keyring,
    async encryptStringAsync(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', desktop.keyringKey, nonce);
      const body = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, ...body, cipher.getAuthTag()]);
    },
    async decryptStringAsync(bytes) {
      if (desktop.keyringIsLocked) throw new Error('safeStorage is temporarily unavailable. Please try again.');
      const decipher = createDecipheriv('aes-256-gcm', desktop.keyringKey, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(-16));
      const result = decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
      return { shouldReEncrypt: desktop.keyIsOld, result };
    },
  };
}
