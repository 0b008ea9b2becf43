import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { StandInOrder } from '#api/paypal/stand-in/records.ts';

/** Enough for any demonstration. The oldest are forgotten. */
const mostKept = 1_000;

/**
 * The stand-in's orders in a file, so that a demonstration goes on after a restart: without them its own orders would
 * be unknown to "PayPal". Each write is whole or not at all. A file that cannot be read counts as none.
 */
export async function keepOrders(file: string | null) {
  const orders = await read(file);
  let writing = Promise.resolve();
  let dirty = false;

  return {
    orders,
    /** Writes them soon; writes that overlap become one. */
    save(current: () => Iterable<StandInOrder>): Promise<void> {
      if (!file || dirty) return writing;
      dirty = true;
      const write = async () => {
        dirty = false;
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(`${file}.new`, JSON.stringify([...current()].slice(-mostKept)), { mode: 0o600 });
        await rename(`${file}.new`, file);
      };
      // A full disk costs the demonstration its memory and nothing else.
      writing = writing.then(write).catch(() => undefined);
      return writing;
    },
  };
}

async function read(file: string | null): Promise<StandInOrder[]> {
  if (!file) return [];
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return [];
  }
}
