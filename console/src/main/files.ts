import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The file's bytes; null when there is none. */
export async function readIfThere(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/**
 * Replaces a file as a whole, readable by this user only: written beside it, flushed, and renamed over it, so that a
 * crash or a full disk leaves either the old or the new one. Not by `write-file-atomic` 8, which renames what it wrote
 * although the disk took only a part of it: it does not look at how many bytes a write took.
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

/** Removes a file or a folder with all in it; nothing there is fine. */
export async function removeFile(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await rm(`${path}.new`, { recursive: true, force: true });
}

/**
 * Moves a file aside, where it can be rescued: beside what was put there on another day. That
 * there is none is fine.
 */
export async function setAside(path: string): Promise<void> {
  const aside = `${path}.${new Date().toISOString().replaceAll(':', '-')}.unreadable`;
  await rename(path, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
