import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DeleteObjectCommand, HeadObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

export type BackupStore = {
  /** Moves a finished local file into the store under this name. @throws if the file does not arrive completely. */
  put(name: string, path: string): Promise<void>;
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
};

/** Opens the bucket at `backupUrl`. Without a `backupUrl`, opens the local `folder`. */
export const openBackupStore = (backupUrl: string | undefined, folder: string): BackupStore =>
  backupUrl === undefined ? folderStore(folder) : bucketStore(new URL(backupUrl));

function folderStore(folder: string): BackupStore {
  return {
    async put(name, path) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(path, join(folder, name));
    },
    list: () => readdir(folder),
    remove: (name) => rm(join(folder, name)),
  };
}

/** A bucket of an S3-compatible store, with a URL that `bucketUrl` accepts. Large archives are uploaded in parts. */
function bucketStore(url: URL): BackupStore {
  const [Bucket, ...folders] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const client = new S3Client({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'auto',
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
    forcePathStyle: true,
    // By default, the client sends checksums in trailers, which some S3-compatible stores do not support.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const keyOf = (name: string) => ({ Bucket, Key: prefix + name });
  return {
    async put(name, path) {
      await new Upload({ client, params: { ...keyOf(name), Body: createReadStream(path) } }).done();
      const { ContentLength } = await client.send(new HeadObjectCommand(keyOf(name)));
      const { size } = await stat(path);
      if (ContentLength !== size)
        throw new Error(`The upload to ${url.host} is incomplete: ${ContentLength} of ${size} bytes`);
      await rm(path);
    },
    async list() {
      const names: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
        names.push(...Contents.map(({ Key = '' }) => Key.slice(prefix.length)));
      return names;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(keyOf(name)));
    },
  };
}
