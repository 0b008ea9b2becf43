import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { MediaFormat } from '#api/contract/renditions.ts';

/** Returns the folder that has the picture files if `MEDIA_URL` is not set. Backups include it. */
export const mediaFolder = (dataDir: string): string => join(dataDir, 'media');

/** Opens the store of picture files: a folder, or a bucket of an S3-compatible store. */
export const openMediaStore = (mediaUrl: string | undefined, folder: string): Disk =>
  new Disk(
    mediaUrl === undefined ? new FSDriver({ location: folder, visibility: 'private' }) : bucket(new URL(mediaUrl)),
  );

/** Opens the bucket of a URL such as `https://KEY:SECRET@host/bucket?region=eu-1`. */
function bucket(url: URL): S3Driver {
  return new S3Driver({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'auto',
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
    bucket: decodeURIComponent(url.pathname.split('/')[1] ?? ''),
    forcePathStyle: true,
    visibility: 'private',
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Returns the key of the uploaded file, which only the server reads. */
export const originalKey = (hash: string): string => `originals/${hash}`;
export const renditionKey = (hash: string, width: number, format: MediaFormat): string =>
  `renditions/${hash}/${width}.${format}`;
