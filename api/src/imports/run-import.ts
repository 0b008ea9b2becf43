import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type LeftOut, mostLeftOut } from '#api/contract/imports.ts';
import { storable } from '#api/contract/text.ts';
import { type ForeignSite, ImportError } from './foreign-post.ts';
import { findSlugs, importPost } from './import-posts.ts';
import { readGhost } from './read-ghost.ts';
import { readWordPress } from './read-wordpress.ts';
import type { ImportParts } from './take-pictures.ts';

export type ImportRequest = {
  /** An empty folder for the file. The caller deletes it, because a terminated thread could not. */
  folder: string;
  /** The id of a row of `content_imports`. */
  id: string;
  databaseUrl: string;
  mediaUrl: string | undefined;
  dataDir: string;
  defaultAuthor: string;
};

/** What an import did, for the log. */
export type ImportResult = Record<'done' | 'added' | 'existing' | 'pictures' | 'remarks', number> & { source: string };

/** Returns the key at which an uploaded export waits in the media store. */
export const importKey = (id: string): string => `imports/${id}`;

/** How often the progress of a running import is stored, in ms. */
const progressMs = 500;

/**
 * Imports an uploaded file. If a worker dies, another one continues after the last stored progress, and adds no post
 * twice.
 *
 * @returns null if there is nothing to do, or the file is not an export.
 */
export async function runImport(id: string, folder: string, parts: ImportParts): Promise<ImportResult | null> {
  const { database, media } = parts;
  const row = await database.contentImport.findUnique({ where: { id } });
  if (!row || row.finishedAt) return null;
  let result: ImportResult | null = null;
  const write = (data: Parameters<typeof database.contentImport.update>[0]['data']) =>
    database.contentImport.updateMany({ where: { id }, data: data as object });
  try {
    const path = join(folder, 'export');
    await pipeline(await media.getStream(importKey(id)), createWriteStream(path, { mode: 0o600 }));
    const site = await openExport(path, row.siteUrl);
    try {
      // The remarks about a post are known only to the try that imports the post. So a later try keeps the stored
      // remarks, and skips the posts that an earlier try imported.
      const { done: begun, added, existing, pictures } = row;
      const counts = { done: 0, added, existing, pictures };
      const remarks = new Remarks(row.leftOut as LeftOut[], row.leftOutMore);
      const progress = () => write({ ...counts, leftOut: remarks.lines, leftOutMore: remarks.more });
      if (begun === 0) remarks.add(site.leftOut);
      await write({ state: 'running', source: site.source, total: site.total });
      const slugs = await findSlugs(site, database);
      let written = Date.now();
      for await (const post of site.posts()) {
        counts.done += 1;
        if (counts.done <= begun) continue;
        const { outcome, pictures, notes } = await importPost(post, site, { ...parts, slugs });
        counts.pictures += pictures;
        if (outcome !== 'left-out') counts[outcome] += 1;
        remarks.add(notes);
        if (Date.now() - written < progressMs) continue;
        await progress();
        written = Date.now();
      }
      await progress();
      await write({ state: 'done', finishedAt: new Date() });
      result = { source: site.source, ...counts, remarks: remarks.lines.length + remarks.more };
    } finally {
      site.close();
    }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    await write({ state: 'failed', failure: error.message, finishedAt: new Date() });
  }
  await media.delete(importKey(id));
  return result;
}

/** The remarks of an import, without duplicates. Lists the first `mostLeftOut`, and only counts the others. */
class Remarks {
  readonly lines: LeftOut[] = [];
  readonly #known = new Set<string>();
  more: number;

  constructor(earlier: readonly LeftOut[], more: number) {
    this.more = more;
    this.add(earlier);
  }

  add(notes: readonly LeftOut[]): void {
    for (const { what, why, post = null } of notes) {
      // The cut may halve an emoji, which the database would refuse.
      const line = { what: storable(what.slice(0, 200)), why: storable(why.slice(0, 300)), post };
      const key = JSON.stringify(line);
      if (this.#known.has(key)) continue;
      this.#known.add(key);
      if (this.lines.length >= mostLeftOut) this.more += 1;
      else this.lines.push(line);
    }
  }
}

/** Opens an export, whose first bytes tell its type. @throws ImportError if the file is not a readable export. */
async function openExport(path: string, siteUrl: string | null): Promise<ForeignSite> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
  await file.close();
  const begins = buffer.subarray(0, bytesRead);
  if (begins.toString('latin1', 0, 4) === 'PK\u0003\u0004') return readGhost(path, siteUrl, true);
  const text = begins
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (text.startsWith('{')) return readGhost(path, siteUrl, false);
  if (text.startsWith('<')) return readWordPress(path, siteUrl);
  throw new ImportError('This file is neither a WordPress export (.xml) nor a Ghost export (.json or .zip).');
}
