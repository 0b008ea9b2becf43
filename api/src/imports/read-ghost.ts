import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { slugOf } from '#api/contract/blog.ts';
import { type LeftOut, mostImportJsonBytes } from '#api/contract/imports.ts';
import { megabytes } from '#api/contract/text.ts';
import { PictureError } from '#api/pictures/fetch-picture.ts';
import { type ForeignPost, type ForeignSite, ImportError, pathOf, unknownHome } from './foreign-post.ts';
import { openGhostArchive } from './ghost-archive.ts';

const id = z.union([z.string(), z.number()]).transform(String);
const said = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
/** The place of a tag or author in its post. The export itself may have them in another order. */
const order = z.number().catch(0);
const rows = <Row extends z.ZodObject>(row: Row) => z.array(row).default([]);

/** The tables and columns of Ghost that are imported. */
const dataSchema = z.object({
  posts: z.array(
    z.object({
      id,
      title: said,
      slug: said,
      html: said,
      type: said,
      status: said,
      visibility: said,
      custom_excerpt: said,
      feature_image: said,
      meta_title: said,
      meta_description: said,
      published_at: z.union([z.string(), z.number()]).nullish(),
      created_at: z.union([z.string(), z.number()]).nullish(),
    }),
  ),
  posts_meta: rows(z.object({ post_id: id, meta_title: said, meta_description: said, feature_image_alt: said })),
  tags: rows(z.object({ id, name: said, visibility: said })),
  posts_tags: rows(z.object({ post_id: id, tag_id: id, sort_order: order })),
  users: rows(z.object({ id, name: said })),
  posts_authors: rows(z.object({ post_id: id, author_id: id, sort_order: order })),
});
type GhostData = z.output<typeof dataSchema>;
type GhostPost = GhostData['posts'][number];

/** Accepts the data with or without a `db` around it. */
const exportSchema = z.union([
  z.object({ db: z.tuple([z.object({ data: dataSchema })], z.unknown()) }).transform(({ db: [{ data }] }) => data),
  z.object({ data: dataSchema }).transform(({ data }) => data),
]);

const homePlaceholder = '__GHOST_URL__';

/**
 * Opens an export of Ghost: its JSON, or a zip with the JSON and the pictures.
 *
 * @param siteUrl the URL of the old site, which the export lacks. Pictures that are not in the zip are fetched from
 * there.
 * @throws ImportError if the file is not such an export, or its JSON is too large.
 */
export async function readGhost(path: string, siteUrl: string | null, isZip: boolean): Promise<ForeignSite> {
  const archive = isZip ? await openGhostArchive(path) : null;
  try {
    const data = parseExport(archive ? await archive.readExport() : await readJson(path));
    const home = (siteUrl ?? unknownHome).replace(/\/+$/, '');
    const shown = data.posts.filter((post) => !whyLeftOut(post));
    const leftOut: LeftOut[] = data.posts.flatMap((post) => {
      const why = whyLeftOut(post);
      return why ? [{ what: post.title || post.slug, why }] : [];
    });
    const postOf = postReader(data, home);
    return {
      source: 'Ghost',
      siteUrl: home,
      names: [''],
      total: shown.length,
      pages: shown.map((post) => ({ id: post.id, slug: slugFor(post), path: pathFor(post, home) })),
      leftOut,
      *posts() {
        for (const post of shown) yield postOf(post);
      },
      pictureAt: (url) => ({ url }),
      async openFile(url) {
        const file = (await archive?.openPicture(/\/content\/(images\/.+)$/.exec(url)?.[1] ?? '')) ?? null;
        if (!file && url.startsWith(unknownHome))
          throw new PictureError(404, 'It is not in the file, and the address of the old site was not given.');
        return file;
      },
      close: () => archive?.close(),
    };
  } catch (error) {
    archive?.close();
    throw error;
  }
}

/** Returns a function that reads a row of Ghost's posts with its data from other tables. */
function postReader(data: GhostData, home: string): (post: GhostPost) => ForeignPost {
  const ofTag = new Map(data.tags.map((tag) => [tag.id, tag]));
  const tagsOf = Map.groupBy(inOrder(data.posts_tags), ({ post_id }) => post_id);
  const ofUser = new Map(data.users.map(({ id, name }) => [id, name]));
  const authorsOf = Map.groupBy(inOrder(data.posts_authors), ({ post_id }) => post_id);
  const ofMeta = new Map(data.posts_meta.map((meta) => [meta.post_id, meta]));
  const atHome = (value: string) => value.replaceAll(homePlaceholder, home);
  return (post) => {
    const meta = ofMeta.get(post.id);
    const [author] = authorsOf.get(post.id) ?? [];
    const tags = (tagsOf.get(post.id) ?? []).map(({ tag_id }) => ofTag.get(tag_id));
    return {
      id: post.id,
      title: post.title || 'Untitled',
      html: atHome(post.html),
      slug: slugFor(post),
      oldSlugs: [],
      path: pathFor(post, home),
      excerpt: post.custom_excerpt,
      author: ofUser.get(author?.author_id ?? '') ?? '',
      // Tags that begin with # are internal to Ghost.
      tags: tags.flatMap((tag) => (tag && tag.visibility !== 'internal' && !tag.name.startsWith('#') ? tag.name : [])),
      date: dateOf(post.published_at) ?? dateOf(post.created_at),
      published: ['published', 'scheduled'].includes(post.status) && !isForMembers(post),
      seoTitle: meta?.meta_title || post.meta_title,
      seoDescription: meta?.meta_description || post.meta_description,
      picture: post.feature_image
        ? { url: atHome(post.feature_image), alt: meta?.feature_image_alt || undefined }
        : null,
      ...(isForMembers(post) && { remark: 'It was for members only, so it was imported as a draft.' }),
    };
  };
}

const inOrder = <Row extends { sort_order: number }>(of: readonly Row[]): Row[] =>
  of.toSorted((one, other) => one.sort_order - other.sort_order);

const isForMembers = ({ visibility }: GhostPost): boolean => !['', 'public'].includes(visibility);

/** Reads a whole JSON file into memory, up to a maximum size. */
async function readJson(path: string): Promise<string> {
  if ((await stat(path)).size > mostImportJsonBytes)
    throw new ImportError(`This JSON file is larger than ${megabytes(mostImportJsonBytes)}.`);
  return readFile(path, 'utf8');
}

function parseExport(json: string): GhostData {
  try {
    return exportSchema.parse(JSON.parse(json));
  } catch {
    throw new ImportError('This file is not a Ghost export.');
  }
}

function whyLeftOut({ type, html, status }: GhostPost): string | null {
  if (type === 'page') return 'Pages are not imported.';
  if (status === 'sent') return 'It was sent by email only.';
  return html.trim() ? null : 'It has no text.';
}

const slugFor = ({ slug, title, id }: GhostPost): string =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : slugOf(title) || `post-${id}`;

/** Returns the path of a post's old page. The blog may be in a folder of its host. */
const pathFor = ({ slug }: GhostPost, home: string): string | null => pathOf(`${home}/${slug}`);

function dateOf(value: string | number | null | undefined): Date | null {
  const date = value ? new Date(value) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}
