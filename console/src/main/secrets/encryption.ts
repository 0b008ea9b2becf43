import { safeStorage } from 'electron';

/**
 * Whether this machine keeps secrets secret. Linux without a keyring "encrypts" with a password that is in Chromium's
 * source (`basic_text`), which protects nothing; there, secrets stay in memory.
 */
export async function canEncrypt(): Promise<boolean> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return false;
  return process.platform !== 'linux' || !['basic_text', 'unknown'].includes(safeStorage.getSelectedStorageBackend());
}
