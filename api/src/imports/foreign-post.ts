import type { ImportSource, LeftOut } from '#api/contract/imports.ts';

/** A picture of the old site. `alt` is what the old system says it shows; undefined = it says nothing. */
export type ForeignPicture = { url: string; alt?: string | undefined };

/** A post as another system has it. */
export type ForeignPost = {
  /** Its id in the old system. */
  id: string;
  title: string;
  html: string;
  slug: string;
  /** Slugs that it had before. */
  oldSlugs: readonly string[];
  /** The path of its page. */
  path: string | null;
  excerpt: string;
  author: string;
  tags: readonly string[];
  /** When it was or will be published; null for a draft without a date. */
  date: Date | null;
  published: boolean;
  seoTitle: string;
  seoDescription: string;
  picture: ForeignPicture | null;
  /** What is to be said of it in any case. */
  remark?: string;
};

/** An export of another system, opened. */
export type ForeignSite = {
  source: ImportSource;
  /** The address of the old site, without a closing slash, or `unknownHome`. */
  siteUrl: string;
  total: number;
  /** The slugs of all its posts, by the paths of their pages. */
  slugs: ReadonlyMap<string, string>;
  /** What it has beside posts. */
  leftOut: readonly LeftOut[];
  posts(): AsyncIterable<ForeignPost> | Iterable<ForeignPost>;
  /** The picture of an address, if the old system knows a better one, or what it shows. */
  pictureAt(url: string): ForeignPicture;
  /** The file of a picture that is in the export; null when it is not. @throws PictureError for a damaged one. */
  openFile(url: string): Promise<Buffer | null>;
  close(): void;
};

/** Stands for an old site whose address is not known. No host has this name. */
export const unknownHome = 'https://site.invalid';

/** The file is no export that can be read. The message says why. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** The path of an address, without a slash at its end; null for what is no address. */
export const pathOf = (address: string): string | null => {
  const { pathname = '', search = '' } = URL.parse(address) ?? {};
  // WordPress without permalinks, and drafts, are told apart by what follows the question mark.
  return pathname.length > 1 && !search ? pathname.replace(/\/+$/, '') : null;
};
