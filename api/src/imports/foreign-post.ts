import { comparablePath, type ImportSource, type LeftOut } from '#api/contract/imports.ts';

/** A picture of the old site. `alt` is undefined if the old system has no alt text. */
export type ForeignPicture = { url: string; alt?: string | undefined };

export type ForeignPost = {
  /** The id of the post in the old system. */
  id: string;
  title: string;
  html: string;
  slug: string;
  oldSlugs: readonly string[];
  /** The path of its old page. Null if the page has no path of its own. */
  path: string | null;
  excerpt: string;
  author: string;
  tags: readonly string[];
  /** When it was published or will be, or when the draft was created. Null if unknown. */
  date: Date | null;
  published: boolean;
  seoTitle: string;
  seoDescription: string;
  picture: ForeignPicture | null;
  /** A note that the import lists for this post. */
  remark?: string;
};

/** An opened export of another system. */
export type ForeignSite = {
  source: ImportSource;
  /** The address of the old site, without a closing slash, or `unknownHome`. */
  siteUrl: string;
  /** The site's name in the keys of `imported_records`, followed by the names that earlier versions used there. */
  names: readonly [string, ...string[]];
  total: number;
  /** All posts of the site, in the order of `posts`. */
  pages: readonly Pick<ForeignPost, 'id' | 'slug' | 'path'>[];
  /** The contents of the export that are not imported. */
  leftOut: readonly LeftOut[];
  posts(): AsyncIterable<ForeignPost> | Iterable<ForeignPost>;
  /** Returns the picture at a URL. If the old system knows the original, returns the original's URL and alt text. */
  pictureAt(url: string): ForeignPicture;
  /**
   * Returns a picture's file from the export, or null if the file must be fetched. @throws PictureError if the file is
   * damaged or too large, or if the export lacks it and the old site's address is unknown.
   */
  openFile(url: string): Promise<Buffer | null>;
  close(): void;
};

/** Stands for an old site whose address is not known. No host has this name. */
export const unknownHome = 'https://site.invalid';

/** The file is not an export that can be read. The message says why. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** Returns the `comparablePath` of a URL. Null for a URL without a path or with a query. */
export const pathOf = (address: string): string | null => {
  const { pathname = '', search = '' } = URL.parse(address) ?? {};
  // In WordPress, only the query identifies a draft, or a post of a site without permalinks.
  return pathname.length > 1 && !search ? comparablePath(pathname) : null;
};
