import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createPrismaClient } from '@agency/prisma';
import { mediaUploadPath } from '../../api/src/contract/media.ts';
import { signedIn } from '../../api/test/sign-in.ts';
import { treeMemoryMb } from '../benchmarks/measure.ts';
import { admin } from '../fixtures/admin.ts';
import { type Body, hostileFiles, photo } from './hostile-files.ts';
import { siteUnderAttack } from './site-under-attack.ts';

/**
 * The limits of the memory of the server and its image process, in MB above the memory at rest. `mostPeak` limits the
 * highest memory during the uploads, and `mostLeft` the lowest in the 15 seconds after the last upload.
 */
const [mostPeak, mostLeft] = [150, 60];

export type HostileFilesReport = { table: Record<string, Record<string, number | string>>; faults: string[] };

/**
 * Uploads hostile files one after the other, and then a thousand photos at once. Checks the responses, the memory,
 * and that public files contain no metadata.
 */
export async function surviveHostileFiles(onProgress: (step: string) => void): Promise<HostileFilesReport> {
  const site = await siteUnderAttack('media');
  const table: HostileFilesReport['table'] = {};
  const faults: string[] = [];
  const database = createPrismaClient(site.databaseUrl);
  try {
    await site.ready;
    const { headers: asAdmin } = await signedIn(database, {}, admin.username);

    const upload = async (body: Body, name = 'picture.jpg') => {
      const headers = { ...asAdmin, 'Content-Type': 'image/jpeg' };
      const address = `${site.origin}${mediaUploadPath}?name=${encodeURIComponent(name)}`;
      const options = { method: 'POST', headers, body, duplex: 'half', signal: AbortSignal.timeout(120_000) };
      try {
        const response = await fetch(address, options as RequestInit);
        const { message = '' } = (await response.json()) as { message?: string };
        return { status: response.status, message };
      } catch {
        return { status: 0, message: 'The connection ended.' };
      }
    };
    let rest = 0;
    /** Runs a function, and returns its result with the memory and the time that it took. */
    async function watched<Result>(act: () => Promise<Result>) {
      let peak = rest;
      const timer = setInterval(() => {
        peak = Math.max(peak, treeMemoryMb(site.pid));
      }, 20);
      const begun = performance.now();
      const result = await act();
      clearInterval(timer);
      return { result, seconds: Math.round((performance.now() - begun) / 100) / 10, '+ MB': peak - rest };
    }

    // Uploads one picture before measuring, because the first upload loads modules that stay in memory.
    await upload(await photo(900, 600, 'first'));
    rest = await lowestMemoryMb(site.pid);
    for (const [what, { body, name, wanted }] of Object.entries(await hostileFiles())) {
      onProgress(what);
      const { result, ...cost } = await watched(() => upload(body, name));
      table[what] = {
        status: result.status,
        ...cost,
        'above rest, MB': treeMemoryMb(site.pid) - rest,
        answer: result.message,
      };
      if (!wanted.includes(result.status)) faults.push(`${what}: ${result.status} ${result.message}`);
      if (cost['+ MB'] > mostPeak) faults.push(`${what}: ${cost['+ MB']} MB`);
    }

    onProgress('1,000 photos at once');
    const one = await photo(2_000, 1_500);
    const { result, ...cost } = await watched(() =>
      Promise.all(Array.from({ length: 1_000 }, (_, at) => upload(Buffer.concat([one, Buffer.from(`${at}`)])))),
    );
    const statuses = Object.entries(Object.groupBy(result, ({ status }) => status));
    const status = statuses.map(([each, all = []]) => `${all.length} × ${each}`).join(', ');
    const left = (await lowestMemoryMb(site.pid)) - rest;
    table['1,000 photos at once'] = { status, ...cost, 'above rest, MB': left };
    if (cost['+ MB'] > mostPeak) faults.push(`1,000 at once: ${cost['+ MB']} MB`);
    if (left > mostLeft) faults.push(`At least ${left} MB more than at rest stayed in use for 15 seconds`);

    const folder = join(site.dataDir, 'media', 'renditions');
    const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(avif|webp|jpeg)$/.test(file));
    const tags = await tagsIn(folder);
    table['metadata in public files'] = {
      status: tags === null ? 'exiftool is not installed' : tags.join(' '),
      answer: `${files.length} files`,
    };
    if (files.length === 0) faults.push('there is no public file');
    for (const tag of tags ?? []) faults.push(`public files contain the metadata tag ${tag}`);
  } finally {
    await database.$disconnect();
    await site.stop();
  }
  return { table, faults };
}

/**
 * Returns the lowest memory of a process and its children within 15 seconds. The memory depends on when the garbage
 * collector ran, and the image process exits three seconds after its last picture.
 */
async function lowestMemoryMb(pid: number): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY;
  for (const until = Date.now() + 15_000; Date.now() < until; await delay(100))
    lowest = Math.min(lowest, treeMemoryMb(pid));
  return lowest;
}

/**
 * Returns the metadata tags that `exiftool` finds in the files, except JFIF, the header of every JPEG. Null if it is
 * not installed.
 */
async function tagsIn(folder: string): Promise<string[] | null> {
  const read = promisify(execFile)('exiftool', ['-r', '-j', '-G1', '-all', folder], { maxBuffer: 1_000_000_000 });
  const found = await read.catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? null : Promise.reject(error),
  );
  if (!found) return null;
  const tags = (JSON.parse(found.stdout) as object[]).flatMap((file) => Object.keys(file));
  return [...new Set(tags)].filter((tag) =>
    /^(IFD|ExifIFD|GPS|XMP|IPTC|ICC|Photoshop|MakerNotes|InteropIFD)/i.test(tag),
  );
}
