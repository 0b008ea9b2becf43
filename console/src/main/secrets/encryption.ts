import { safeStorage } from 'electron';

/**
 * How Chromium on Linux begins what it encrypts by a key of a keyring: of the Secret Service or KWallet, or of the desktop's
 * portal. Whatever it begins otherwise protects nothing.
 */
const keyringMarks: readonly string[] = ['v11', 'v12'];

/** Without a keyring it takes a key that stands in its source. Elsewhere the same mark means the system's own key. */
const constantKeyMark = 'v10';
export const hasConstantKey = process.platform === 'linux';

const markOf = (encrypted: Buffer): string => encrypted.toString('latin1', 0, 3);

/**
 * Whether this machine keeps secrets secret. On Linux that is tried: Electron calls encryption available there in any case,
 * and names the keyring that fits the desktop, be it in working order or not.
 */
export async function canEncrypt(): Promise<boolean> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return false;
  if (!hasConstantKey) return true;
  return safeStorage.encryptStringAsync('probe').then(
    (encrypted) => keyringMarks.includes(markOf(encrypted)),
    // A keyring that is locked is one: who then reads or writes is told so.
    () => true,
  );
}

/** Whether anybody can read this: where there is a constant key, it was encrypted by that. */
export const isOpenToAll = (encrypted: Buffer): boolean => markOf(encrypted) === constantKeyMark;
