import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry } from 'yauzl';
import { mostImportJsonBytes } from '#api/contract/imports.ts';
import { mostMediaBytes } from '#api/contract/media.ts';
import { megabytes } from '#api/contract/text.ts';
import { PictureError } from '#api/pictures/fetch-picture.ts';
import { ImportError } from './foreign-post.ts';

const mostFiles = 50_000;

type GhostArchive = {
  /** Returns the JSON of the export. @throws ImportError if the JSON is missing, damaged or too large. */
  readExport(): Promise<string>;
  /**
   * Returns a picture by its path below `content`, or null if there is none. @throws PictureError if damaged or too
   * large.
   */
  openPicture(name: string): Promise<Buffer | null>;
  close(): void;
};

const decoded = (name: string): string => {
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
};

/**
 * Opens a zip, and finds its export and its pictures. @throws ImportError if the zip is damaged or has too many files.
 */
export async function openGhostArchive(path: string): Promise<GhostArchive> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new ImportError('This ZIP file is damaged.');
  });
  const pictures = new Map<string, Entry>();
  let found: Entry | undefined;
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry;
      if (zip.entriesRead > mostFiles) throw new ImportError(`This ZIP file has more than ${mostFiles} files.`);
      const picture = /(?:^|\/)(images\/.+)$/.exec(fileName)?.[1];
      if (picture) pictures.set(picture, entry);
      else if (/(?:^|\/)[^/]+\.json$/.test(fileName) && !fileName.startsWith('__MACOSX')) found ??= entry;
    }
  } catch (error) {
    zip.close();
    throw error instanceof ImportError ? error : new ImportError('This ZIP file is damaged.');
  }
  /** Unpacks a whole entry and checks its size. @throws if the entry is damaged or its compression is unsupported. */
  const unpack = async (entry: Entry) => buffer(await zip.openReadStreamPromise(entry));
  return {
    async readExport() {
      if (!found) throw new ImportError('This ZIP file does not contain a Ghost export (a .json file).');
      if (found.uncompressedSize > mostImportJsonBytes)
        throw new ImportError(`The JSON in this ZIP file is larger than ${megabytes(mostImportJsonBytes)}.`);
      const content = await unpack(found).catch(() => {
        throw new ImportError('This ZIP file is damaged.');
      });
      return content.toString();
    },
    async openPicture(name) {
      const entry = pictures.get(name) ?? pictures.get(decoded(name));
      if (!entry) return null;
      if (entry.uncompressedSize > mostMediaBytes)
        throw new PictureError(413, `This picture is larger than ${megabytes(mostMediaBytes)}.`);
      return unpack(entry).catch(() => {
        throw new PictureError(415, 'The copy in the export is damaged.');
      });
    },
    close: () => zip.close(),
  };
}
