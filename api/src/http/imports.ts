import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { importUploadPath, mostImportBytes } from '#api/contract/imports.ts';
import { isWebAddress, megabytes, oneLine, storable } from '#api/contract/text.ts';
import { importKey } from '#api/imports/run-import.ts';
import { MediaError } from '#api/media/make-renditions.ts';
import { receiveFile } from '#api/media/receive-file.ts';
import { RefusedError } from './handle-error.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { type UploadOptions, uploadRoutes } from './uploads.ts';

/** The maximum number of unfinished imports. Each keeps its file until it finishes. */
const mostWaiting = 3;
const dayMs = 24 * 3_600_000;
const tooMany = 'Other imports are in progress. Try again when they are done.';
const tooLarge = `This file is larger than ${megabytes(mostImportBytes)}.`;
const bounds = { most: mostImportBytes, tooLarge, atOnce: mostWaiting, tooMany };

/**
 * Adds `POST /api/admin/import?name=&site=`, which takes an export of WordPress or Ghost as its body from a signed-in
 * admin. The answer is the id of the import, which a worker runs.
 */
export function importRoute(
  app: FastifyInstance,
  options: UploadOptions & { requestImport(id: string): Promise<void> },
): void {
  const { database, media, requestImport } = options;
  const path = importUploadPath.replace(/^\/api/, '');
  refuseOtherMethods(app, path, ['POST']);
  uploadRoutes(app, options, bounds, (uploads, guards) => {
    type Sent = { Querystring: { name?: string; site?: string }; Body: Readable | undefined };
    uploads.post<Sent>(path, guards, async ({ query, body }) => {
      const [name = '', site = ''] = [query.name, query.site].map((value) => String([value].flat()[0] ?? '').trim());
      if (site !== '' && !isWebAddress(site))
        throw new RefusedError(400, 'The address of the old site must begin with https:// or http://.');
      if (site.length > 500) throw new RefusedError(400, 'The address of the old site is longer than 500 characters.');
      if (!body) throw new RefusedError(400, 'This file is empty.');
      const waiting = { finishedAt: null, createdAt: { gt: new Date(Date.now() - dayMs) } };
      if ((await database.contentImport.count({ where: waiting })) >= mostWaiting) throw new RefusedError(503, tooMany);
      const folder = await mkdtemp(join(tmpdir(), 'import-upload-'));
      try {
        const file = join(folder, 'file');
        const { bytes } = await receiveFile(body, file, bounds);
        const fileName = oneLine(storable(name)).slice(0, 200) || 'Export';
        const { id } = await database.contentImport.create({ data: { fileName, siteUrl: site || null } });
        try {
          await media.putStream(importKey(id), createReadStream(file), { contentLength: bytes });
          await requestImport(id);
        } catch (error) {
          // Without its file, the import could never run, but would count as unfinished for a day.
          await database.contentImport.delete({ where: { id } });
          throw error;
        }
        return { id };
      } catch (error) {
        throw error instanceof MediaError ? new RefusedError(422, error.message) : error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
}
