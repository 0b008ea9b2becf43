import { safeStorage } from 'electron';

/** Linux's real keyrings, as Electron names them. Whatever else it answers protects nothing. */
const keyrings: readonly string[] = ['gnome_libsecret', 'kwallet', 'kwallet5', 'kwallet6'];

/**
 * Whether this machine keeps secrets secret. Linux without a keyring "encrypts" with a password that is in Chromium's
 * source (`basic_text`), which protects nothing; there, secrets stay in memory.
 */
export async function canEncrypt(): Promise<boolean> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return false;
  return process.platform !== 'linux' || keyrings.includes(safeStorage.getSelectedStorageBackend());
}
