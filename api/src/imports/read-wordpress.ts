import { load } from 'cheerio';
import { slugOf } from '#api/contract/blog.ts';
import type { LeftOut } from '#api/contract/imports.ts';
import { type ForeignPicture, type ForeignPost, type ForeignSite, pathOf, unknownHome } from './foreign-post.ts';
import { type Item, itemsOf, listOf, textOf } from './wordpress-items.ts';

type Meta = ReadonlyMap<string, string>;

/**
 * Opens an export of WordPress (WXR). The file is read item by item, twice: first for its pictures, authors and
 * addresses, then for its posts.
 *
 * @param siteUrl the URL of the old site, if the URL in the export is wrong.
 * @throws ImportError if the file is not such an export.
 */
export async function readWordPress(path: string, siteUrl: string | null): Promise<ForeignSite> {
  const pictures = new Map<string, ForeignPicture>();
  const byUrl = new Map<string, ForeignPicture>();
  const pages: Pick<ForeignPost, 'id' | 'slug' | 'path'>[] = [];
  const authors = new Map<string, string>();
  const counts = new Map<string, number>();
  const leftOut: LeftOut[] = [];
  const count = (what: string, by = 1) => counts.set(what, (counts.get(what) ?? 0) + by);
  let home = '';
  for await (const { head, item } of itemsOf(path)) {
    if (head) {
      home = textOf(head['wp:base_blog_url']) || textOf(head.link);
      for (const author of listOf(head['wp:author']))
        authors.set(textOf(author['wp:author_login']), textOf(author['wp:author_display_name']));
    }
    if (!item) continue;
    const type = textOf(item['wp:post_type']);
    const why = type === 'post' ? whyLeftOut(item) : null;
    if (type === 'attachment') {
      const url = textOf(item['wp:attachment_url']);
      const alt = metaOf(item).get('_wp_attachment_image_alt');
      pictures.set(textOf(item['wp:post_id']), { url, alt });
      byUrl.set(url, { url, alt });
    } else if (type === 'page') leftOut.push({ what: titleOf(item), why: 'Pages are not imported.' });
    else if (type !== 'post') count(type || 'item without a type');
    else if (why) leftOut.push({ what: titleOf(item), why });
    else pages.push({ id: textOf(item['wp:post_id']), slug: slugFor(item), path: pathOf(textOf(item.link)) });
    if (type === 'post') count('comment', listOf(item['wp:comment']).length);
  }
  for (const [what, many] of counts)
    if (many > 0) leftOut.push({ what: `${many} of the type ${what}`, why: 'They cannot be imported.' });
  const known = { pictures, authors };
  const address = (siteUrl || home || unknownHome).replace(/\/+$/, '');
  const name = nameOf(home || address);
  return {
    source: 'WordPress',
    siteUrl: address,
    names: [name, address, `https://${name}`, `http://${name}`, `https://www.${name}`, `http://www.${name}`],
    ...{ total: pages.length, pages, leftOut },
    async *posts() {
      for await (const { item } of itemsOf(path))
        if (item && textOf(item['wp:post_type']) === 'post' && !whyLeftOut(item)) yield postOf(item, known);
    },
    // A text often shows a smaller size of a picture, such as `photo-300x200.jpg`, so its original is looked up. The
    // library has a large photo as `photo-scaled.jpg`.
    pictureAt: (url) =>
      ['$&', '', '-scaled'].map((end) => byUrl.get(url.replace(/-\d+x\d+(?=\.\w+$)/, end))).find(Boolean) ?? { url },
    openFile: () => Promise.resolve(null),
    close: () => undefined,
  };
}

/** Returns a site's name, the same for every spelling of its URL. The path distinguishes blogs on the same host. */
function nameOf(address: string): string {
  const { host, pathname } = URL.parse(address) ?? { host: address, pathname: '' };
  return (host + pathname).toLowerCase().replace(/^www\.|\/+$/g, '');
}

function whyLeftOut(item: Item): string | null {
  const status = textOf(item['wp:status']);
  if (status === 'trash') return 'It was in the trash.';
  if (status === 'auto-draft') return 'It was never saved.';
  return textOf(item['content:encoded']).trim() ? null : 'It has no text.';
}

function postOf(item: Item, known: { pictures: ReadonlyMap<string, ForeignPicture>; authors: Meta }): ForeignPost {
  const meta = metaOf(item);
  const status = textOf(item['wp:status']);
  const login = textOf(item['dc:creator']);
  const terms = listOf(item.category).filter((term) => ['category', 'post_tag'].includes(textOf(term['@domain'])));
  return {
    id: textOf(item['wp:post_id']),
    title: titleOf(item),
    html: paragraphs(withGalleries(textOf(item['content:encoded']), known.pictures)),
    slug: slugFor(item),
    oldSlugs: listOf(item['wp:postmeta'])
      .filter((entry) => textOf(entry['wp:meta_key']) === '_wp_old_slug')
      .map((entry) => textOf(entry['wp:meta_value'])),
    path: pathOf(textOf(item.link)),
    excerpt: plainText(textOf(item['excerpt:encoded'])),
    author: plainText(known.authors.get(login) || login),
    tags: terms.map((term) => plainText(textOf(term))).filter((name) => name !== 'Uncategorized'),
    date: dateOf(item),
    // A post with a password was not public, so it becomes a draft.
    published: ['publish', 'future'].includes(status) && !textOf(item['wp:post_password']),
    seoTitle: plainTitle(meta.get('_yoast_wpseo_title')),
    seoDescription: plainTitle(meta.get('_yoast_wpseo_metadesc')),
    picture: known.pictures.get(meta.get('_thumbnail_id') ?? '') ?? null,
    ...(textOf(item['wp:post_password']) && { remark: 'It was password-protected, so it was imported as a draft.' }),
  };
}

/** Drops a text of Yoast with a pattern such as `%%title%%`, which only Yoast can fill in. */
const plainTitle = (text = ''): string => (text.includes('%%') ? '' : text);

/** Returns a post's slug. If WordPress has percent-encoded a slug in another script, makes one from the title. */
function slugFor(item: Item): string {
  const slug = textOf(item['wp:post_name']);
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return slug;
  const made = slugOf(titleOf(item));
  // If the title yields no letters (a Japanese title may leave only a number), the slug contains the id instead.
  return /[a-z]/.test(made) ? made : `post-${textOf(item['wp:post_id'])}`;
}

const titleOf = (item: Item): string => plainText(textOf(item.title)) || `Untitled (${textOf(item['wp:post_id'])})`;

/** Returns the text of a name, title or excerpt, which is HTML in an export: with `&amp;`, sometimes with emphasis. */
const plainText = (html: string): string =>
  load(html.slice(0, 2_000).replaceAll(/<(?:\/p|br\s*\/?)>/gi, ' '), null, false)
    .text()
    .trim();

const metaOf = (item: Item): Meta =>
  new Map(listOf(item['wp:postmeta']).map((entry) => [textOf(entry['wp:meta_key']), textOf(entry['wp:meta_value'])]));

function dateOf(item: Item): Date | null {
  const utc = new Date(`${textOf(item['wp:post_date_gmt']).replace(' ', 'T')}Z`);
  const published = new Date(textOf(item.pubDate));
  // A draft has zeros instead of a date, which give an invalid or very old `Date`.
  return [utc, published].find((date) => date.getTime() > 0) ?? null;
}

const gallery = /\[gallery\b[^\]]{0,300}?\bids=["']([\d, ]{1,500})["'][^\]]{0,300}\]/g;

/**
 * Replaces the older editor's galleries, which list picture ids, with figures. Keeps a gallery without known ids as it
 * is.
 */
const withGalleries = (html: string, pictures: ReadonlyMap<string, ForeignPicture>): string =>
  html.replaceAll(gallery, (code, ids: string) => {
    const shown = ids.split(/[, ]+/).flatMap((id) => pictures.get(id)?.url ?? []);
    return shown.map((url) => `\n\n<figure><img src="${url.replaceAll('"', '%22')}"></figure>\n\n`).join('') || code;
  });

/** The elements that are blocks for WordPress: no paragraph contains one. */
const blocks =
  '(?:address|article|aside|blockquote|caption|col|colgroup|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)';
const blockTag = new RegExp(`^</?${blocks}[\\s/>]`, 'i');
/** Where a part ends: at an empty line, at WordPress' marks for a page break, and around a block. */
const partEnd = new RegExp(
  `\\n\\s*\\n|<!--(?:more|nextpage)[^>]{0,200}-->|(?=<${blocks}[\\s/>])|(?<=</${blocks}>)`,
  'i',
);

/**
 * Converts a text of WordPress' older editor, in which empty lines separate paragraphs, to HTML. Such a text may contain
 * some paragraphs as HTML, because the editor writes `<p>` only if it has attributes.
 */
function paragraphs(html: string): string {
  if (html.includes('<!-- wp:')) return html;
  return html
    .replaceAll('\r\n', '\n')
    .split(/(?=<pre[\s>])|(?<=<\/pre>)/i)
    .flatMap((part) => (/^<pre[\s>]/i.test(part) ? part : part.split(partEnd).map((each) => withBreaks(each.trim()))))
    .filter(Boolean)
    .join('\n');
}

/** Converts the line ends of a paragraph or block to HTML. */
function withBreaks(part: string): string {
  if (blockTag.test(part)) return part.replace(/^(<[^>]*>)\s+/, '$1').replaceAll('\n', '<br>');
  return part && `<p>${part.replaceAll('\n', '<br>')}</p>`;
}
