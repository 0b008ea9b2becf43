import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export async function readIfThere(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/**
 * Replaces a whole file, which only this user can read. Writes a new file next to it, flushes, and renames. So a crash
 * or a full disk leaves either the old or the new file. `write-file-atomic` 8 is not used, because it does not check
 * how many bytes a write took, and would rename a partial file.
 */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const next = `${path}.new`;
  const file = await open(next, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(next, path);
}

export async function removeFile(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await rm(`${path}.new`, { recursive: true, force: true });
}

/** Renames a file, if it exists, so that its content can be recovered later. Files that were set aside earlier stay. */
export async function setAside(path: string): Promise<void> {
  const aside = `${path}.${new Date().toISOString().replaceAll(':', '-')}.unreadable`;
  await rename(path, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
