import { Readable } from 'node:stream';
import type { PrismaClient } from '@agency/prisma';
import type { Disk } from 'flydrive';
import type { LeftOut } from '#api/contract/imports.ts';
import { mediaPath } from '#api/contract/media.ts';
import { renditionWidths } from '#api/contract/renditions.ts';
import { storable } from '#api/contract/text.ts';
import { addMediaAsset } from '#api/media/add-media-asset.ts';
import { MediaError } from '#api/media/make-renditions.ts';
import { fetchPicture, PictureError } from '#api/pictures/fetch-picture.ts';
import type { TakenPicture } from './clean-html.ts';
import type { ForeignPicture, ForeignSite } from './foreign-post.ts';

export type ImportParts = {
  database: PrismaClient;
  media: Disk;
  /** The author of a post whose author is unknown. */
  defaultAuthor: string;
  /** Non-public IP addresses or CIDR ranges that may be reached. For tests, whose servers are local. */
  allowedAddresses?: readonly string[];
  /** How often the server of each host could not be reached during this import. */
  unreachable: Map<string, number>;
};

/**
 * After this many failures, a host is not asked again. Otherwise each of its pictures would delay the import by ten
 * seconds.
 */
const mostFailures = 5;

/** Adds the pictures of one post to the library, each once. */
export class PictureTaker {
  readonly #site: ForeignSite;
  readonly #parts: ImportParts;
  readonly #failed: string[] = [];
  #undescribed = 0;
  count = 0;

  constructor(site: ForeignSite, parts: ImportParts) {
    this.#site = site;
    this.#parts = parts;
  }

  notes(what: string): LeftOut[] {
    const undescribed = `${this.#undescribed} of its pictures had no alt text and ${this.#undescribed === 1 ? 'was' : 'were'} marked as decorative.`;
    return [...this.#failed, ...(this.#undescribed > 0 ? [undescribed] : [])].map((why) => ({ what, why }));
  }

  /** Adds a picture to the library if it is not there yet. Returns null if that fails. */
  async take({ url, alt }: ForeignPicture): Promise<TakenPicture | null> {
    const { database } = this.#parts;
    const key = storable(`picture ${url}`).slice(0, 1_000);
    const known = await database.importedRecord.findUnique({ where: { key } });
    const asset = known && (await database.mediaAsset.findUnique({ where: { hash: known.record } }));
    if (asset && !asset.trashedAt) return shown(asset, alt);
    try {
      const file = (await this.#site.openFile(url)) ?? (await this.#fetch(url));
      const added = await addMediaAsset({ name: nameOf(url), content: Readable.from([file]) }, this.#parts);
      await database.importedRecord.upsert({
        where: { key },
        create: { key, record: added.hash },
        update: { record: added.hash },
      });
      this.count += 1;
      if (!added.alt && !added.decorative) {
        if (!alt?.trim()) this.#undescribed += 1;
        const said = alt?.trim() ? { alt: storable(alt.trim().slice(0, 300)) } : { decorative: true };
        await database.mediaAsset.update({ where: { id: added.id }, data: said });
      }
      return shown(added, alt);
    } catch (error) {
      if (!(error instanceof PictureError || error instanceof MediaError)) throw error;
      this.#failed.push(`Without the picture ${url.slice(0, 150)}: ${error.message}`);
      return null;
    }
  }

  async #fetch(url: string): Promise<Buffer> {
    const { allowedAddresses = [], unreachable } = this.#parts;
    const host = URL.parse(url)?.host ?? '';
    const failures = unreachable.get(host) ?? 0;
    if (failures >= mostFailures) throw new PictureError(502, 'Its server could not be reached several times.');
    try {
      return (await fetchPicture(url, { allowedAddresses })).bytes;
    } catch (error) {
      if (error instanceof PictureError && error.status === 502) unreachable.set(host, failures + 1);
      throw error;
    }
  }
}

type Asset = { hash: string; width: number; height: number; alt: string | null };

/** Returns the largest rendition of a picture. */
function shown({ hash, alt, ...original }: Asset, said: string | undefined): TakenPicture {
  const width = renditionWidths(original.width).at(-1) ?? original.width;
  const height = Math.round((original.height * width) / original.width);
  return { src: mediaPath(hash, width), alt: said ?? alt ?? '', width, height };
}

const nameOf = (url: string): string => {
  const last = (URL.parse(url)?.pathname ?? url).split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};
