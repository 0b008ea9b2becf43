import type { PrismaClient } from '@agency/prisma';
import { load } from 'cheerio';
import { blogPostSchema } from '#api/contract/blog.ts';
import { type LeftOut, redirectPath } from '#api/contract/imports.ts';
import { limits } from '#api/contract/limits.ts';
import { storable } from '#api/contract/text.ts';
import { cleanHtml } from './clean-html.ts';
import { type ForeignPost, type ForeignSite, pathOf, unknownHome } from './foreign-post.ts';
import { type ImportParts, PictureTaker } from './take-pictures.ts';

/** The result of importing one post. `notes` say what is missing or was changed. */
export type Imported = { outcome: 'added' | 'existing' | 'left-out'; pictures: number; notes: LeftOut[] };

/** The site's own picture, for a post without a picture. */
const noPicture = '/og-image.jpg';
const longestExcerpt = 200;
/**
 * The maximum length of an imported text, in characters: twice that of a post, because the comments of WordPress'
 * editor are removed.
 */
const longestText = 400_000;
/**
 * The maximum length of a key in `imported_records`, in characters. Longer keys do not fit into the database's index.
 */
const longestKey = 1_000;

/** The slugs that the posts of an old site have or will have on this site, by the paths of their old pages. */
export type SlugsHere = ReadonlyMap<string, string>;

/** Finds the slugs of all posts before the import, because the text of a post may link to a later post. */
export async function findSlugs(site: ForeignSite, database: PrismaClient): Promise<SlugsHere> {
  const [slugs, taken] = [new Map<string, string>(), new Set<string>()];
  for (const { id, path, slug: own } of site.pages) {
    const known = await findImported(database, id, site);
    const post = known && (await database.blogPost.findUnique({ where: { id: known.record }, select: { slug: true } }));
    const slug = post?.slug ?? (await freeSlug(database, own.slice(0, limits.slug.max), taken));
    taken.add(slug);
    if (path) slugs.set(path, slug);
  }
  return slugs;
}

const keysOf = (id: string, { source, names }: ForeignSite): [string, ...string[]] => {
  const keyOf = (name: string) => storable(`${source} ${name} post ${id}`).slice(0, longestKey);
  const [name, ...others] = names;
  return [keyOf(name), ...others.map(keyOf)];
};

const findImported = (database: PrismaClient, id: string, site: ForeignSite) =>
  database.importedRecord.findFirst({ where: { key: { in: keysOf(id, site) } } });

/** Imports one post with its pictures and its old URLs. Does not change a post that was imported before. */
export async function importPost(
  post: ForeignPost,
  site: ForeignSite,
  { slugs, ...parts }: ImportParts & { slugs: SlugsHere },
): Promise<Imported> {
  const { database } = parts;
  const { title } = post;
  const [key] = keysOf(post.id, site);
  const known = await findImported(database, post.id, site);
  if (known) {
    const isThere = (await database.blogPost.count({ where: { id: known.record } })) > 0;
    const note = { what: title, why: 'It was imported before and has been deleted since.' };
    return { outcome: isThere ? 'existing' : 'left-out', pictures: 0, notes: isThere ? [] : [note] };
  }
  const leftOut = (why: string): Imported => ({ outcome: 'left-out', pictures: 0, notes: [{ what: title, why }] });
  if (post.html.length > longestText) return leftOut('Its text is too long for a post.');
  const taken = new PictureTaker(site, parts);
  const text = await cleanHtml(post.html, {
    linkOf: (href) => linkOf(href, site, slugs),
    async pictureOf(src, alt) {
      const known = site.pictureAt(absolute(src, site));
      const picture = await taken.take({ url: known.url, alt: known.alt?.trim() ? known.alt : alt });
      // An alt text in the post takes precedence, even an empty one.
      return picture && { ...picture, alt: alt ?? picture.alt };
    },
  });
  if (!text) return leftOut('Its text is nested too deeply.');
  const { html, removed } = text;
  const cover = post.picture && (await taken.take(post.picture));
  // Adds a space where a block or a line ends. Otherwise, `text()` would join two words.
  const words = load(
    html.replaceAll(/<br>|<\/(?:p|h\d|li|t[dh]|figcaption|blockquote|pre)>/g, ' $&'),
    null,
    false,
  ).text();
  const first = /<img[^>]* src="([^"]+)"/.exec(html)?.[1];
  const remarks = post.remark ? [{ what: title, why: post.remark }] : [];
  const notes = [
    ...remarks,
    ...removed.map((what) => ({ what: title, why: `Without ${what}` })),
    ...taken.notes(title),
  ];
  if (!cover && !first) notes.push({ what: title, why: 'It has no picture, so lists show the site’s picture.' });
  const parsed = blogPostSchema.safeParse({
    title: title.slice(0, limits.title.max),
    content: html,
    slug: post.slug.slice(0, limits.slug.max),
    // A post may consist of pictures only.
    excerpt: (post.excerpt.trim() || beginningOf(words) || title).slice(0, 1_000),
    imageUrl: cover?.src ?? first ?? noPicture,
    author: post.author.length >= limits.name.min ? post.author.slice(0, limits.name.max) : parts.defaultAuthor,
    // The form of a post separates tags with commas.
    tags: post.tags.flatMap((tag) => tag.split(',').map((part) => part.trim().slice(0, 40))).slice(0, 12),
    createdAt: (post.date ?? new Date()).toISOString(),
    published: post.published,
    seoTitle: post.seoTitle.slice(0, limits.title.max),
    seoDescription: post.seoDescription.slice(0, 500),
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return {
      outcome: 'left-out',
      pictures: taken.count,
      notes: [{ what: title, why: `${issue?.path.join('.')}: ${issue?.message}` }],
    };
  }
  const slug = await freeSlug(database, parsed.data.slug);
  if (slug !== parsed.data.slug)
    notes.push({ what: title, why: `Another post has its slug, so it is at /blog/${slug}.` });
  const added = await add({ ...parsed.data, slug }, { key, post }, database);
  return {
    outcome: added ? 'added' : 'existing',
    pictures: taken.count,
    notes: notes.map((note) => ({ ...note, post: added })),
  };
}

type Parsed = ReturnType<typeof blogPostSchema.parse>;

/**
 * Adds the post, the record of its import and its old URLs in one transaction. Returns the post's id, or null if the
 * post was imported before.
 */
function add(
  data: Parsed,
  { key, post }: { key: string; post: ForeignPost },
  database: PrismaClient,
): Promise<string | null> {
  return database.$transaction(async (transaction) => {
    const { id } = await transaction.blogPost.create({ data: { ...data, updatedAt: new Date(data.createdAt) } });
    const { count } = await transaction.importedRecord.createMany({
      data: [{ key, record: id }],
      skipDuplicates: true,
    });
    // If another worker has imported the post meanwhile, the post of that worker stays.
    if (count === 0) {
      await transaction.blogPost.delete({ where: { id } });
      return null;
    }
    const own = /^\/blog\/([^/]+)$/.exec(post.path ?? '')?.[1];
    const isSlug = (each: string) => each.length <= limits.slug.max && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(each);
    const former = [...post.oldSlugs, own ?? ''].filter((each) => each !== data.slug && isSlug(each));
    await transaction.formerSlug.createMany({
      data: [...new Set(former)].map((slug) => ({ slug, postId: id })),
      skipDuplicates: true,
    });
    const path = own && isSlug(own) ? null : redirectPath(post.path ?? '');
    if (path) await transaction.redirect.createMany({ data: [{ path, postId: id }], skipDuplicates: true });
    return id;
  });
}

/** Returns the slug. Appends a number if another post has the slug, or will get it in this import. */
async function freeSlug(database: PrismaClient, slug: string, taken?: ReadonlySet<string>): Promise<string> {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? slug : `${slug.slice(0, limits.slug.max - 6)}-${number}`;
    if (!taken?.has(tried) && (await database.blogPost.count({ where: { slug: tried } })) === 0) return tried;
  }
}

const absolute = (address: string, { siteUrl }: ForeignSite): string => URL.parse(address, siteUrl)?.href ?? address;

/** Returns a URL's host without `www.`, because the texts of a site often contain both spellings. */
const hostOf = (url: URL | null): string | undefined => url?.host.replace(/^www\./, '');

/**
 * Returns the URL on this site if a link leads to an imported post. Keeps mail links, phone links and links within the
 * text. Keeps other web links, and makes them absolute if the old site's URL is known. Replaces all other links with
 * `#`.
 */
function linkOf(href: string, site: ForeignSite, slugs: SlugsHere): string {
  if (href.startsWith('#') || href.startsWith('mailto:') || href.startsWith('tel:')) return href;
  const url = URL.parse(href, site.siteUrl);
  if (!url) return '#';
  const slug = hostOf(url) === hostOf(URL.parse(site.siteUrl)) ? slugs.get(pathOf(url.href) ?? '') : undefined;
  if (slug) return `/blog/${slug}${url.hash}`;
  if (url.origin === unknownHome) return url.pathname + url.hash;
  return /^https?:$/.test(url.protocol) ? url.href : '#';
}

function beginningOf(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line.length <= longestExcerpt ? line : `${line.slice(0, longestExcerpt).replace(/\s+\S*$/, '')}…`;
}
