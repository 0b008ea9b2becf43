import { load } from 'cheerio';
import { fitBlocks } from './fit-blocks.ts';
import { type ChildNode, type Element, isComment, isParent, type ParentNode, parentsIn, setChildren } from './nodes.ts';
import { isOfPictures, translateBlocks } from './translate-blocks.ts';

/**
 * The elements that are kept, besides `aside.callout`. All others are replaced by their content, or removed with it
 * (`dropped`).
 */
const kept = new Set(
  (
    'p h2 h3 h4 ul ol li blockquote pre code table caption thead tbody tfoot tr th td hr br strong em u s sub sup ' +
    'small mark q kbd a img figure figcaption dl dt dd'
  ).split(' '),
);
/** The elements that get another name. The page already has an `h1`: the post's title. */
const renamed: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', cite: 'em', del: 's' };
/** Elements that are removed with their content. The value is the name for `removed`; empty = not listed. */
const dropped: Record<string, string> = {
  iframe: 'an embedded page',
  object: 'an embedded object',
  embed: 'an embedded object',
  video: 'a video',
  audio: 'an audio file',
  form: 'a form',
  script: 'a script',
  svg: 'a drawing',
  style: '',
  noscript: '',
  template: '',
  input: '',
  select: '',
  textarea: '',
};
/** The blocks that are replaced by their content, which becomes a block of its own. */
const unwrapped = new Set(
  (
    'div center address section article main header footer nav aside details hgroup search fieldset legend dialog ' +
    'figure'
  ).split(' '),
);
/** The maximum depth of nested elements. Deeper nesting would slow down the import. */
const mostNested = 300;
/**
 * The attributes that elements keep, besides the ids of headings. Others, such as styles and most classes, belong to
 * the old theme.
 */
const attributes: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  ol: ['start', 'reversed'],
  aside: ['class'],
};

export type CleanText = {
  html: string;
  /**
   * What was removed or replaced by a link, in words. Excludes pictures, which `pictureOf` handles, and elements that
   * have no name in `dropped`.
   */
  removed: string[];
};

/** An imported picture: its URL on this site, its alt text and its size in pixels. */
export type TakenPicture = { src: string; alt: string; width: number; height: number };

type Rewriting = {
  /** Returns the URL on this site for a link. */
  linkOf(href: string): string;
  /** Imports a picture. Returns null if that fails. */
  pictureOf(src: string, alt: string | undefined): Promise<TakenPicture | null>;
};

/**
 * Converts a text of the old system to the HTML of a post. Removes the comments of WordPress' block editor and the
 * elements of the old theme, and gives links and pictures their URLs on this site.
 *
 * @returns null if elements are nested too deeply.
 */
export async function cleanHtml(html: string, { linkOf, pictureOf }: Rewriting): Promise<CleanText | null> {
  const { text, removed } = withoutShortcodes(html);
  // All elements are inside one `main`, because Cheerio takes quadratic time to search many siblings.
  const $ = load('<main></main>', null, false);
  const [root] = $('main').html(text).toArray();
  if (!root || isTooDeep(root)) return null;
  for (const node of parentsIn(root))
    setChildren(
      node,
      node.children.filter((child) => !isComment(child)),
    );
  removed.push(...translateBlocks($));
  for (const [name, what] of Object.entries(dropped)) {
    const found = $.root().find(name);
    for (const { attribs } of what ? found.toArray() : [])
      removed.push(attribs.src ? `${what}: ${attribs.src.slice(0, 150)}` : what);
    found.remove();
  }
  for (const element of $('main *').toArray()) element.tagName = renamed[element.tagName] ?? element.tagName;
  $('a:has(img)').each((_, element) => {
    if (/\.(jpe?g|png|gif|webp|avif)$/i.test($(element).attr('href') ?? ''))
      $(element).replaceWith($(element).contents());
  });
  for (const element of $.root().find('img').toArray()) {
    const { src = '', alt } = element.attribs;
    const picture = await pictureOf(src, alt);
    if (picture) {
      const { src, alt, width, height } = picture;
      element.attribs = { src, alt, width: String(width), height: String(height) };
    } else $(element).remove();
  }
  const isKept = (element: Element): boolean => {
    if (element.tagName === 'a') return element.attribs.href !== undefined;
    if (element.tagName === 'figure') return isOfPictures($(element));
    return kept.has(element.tagName) || $(element).is('aside.callout');
  };
  const [mark] = load('<!---->', null, false).root().contents().toArray() as ChildNode[];
  const marks = () => (mark ? [mark.cloneNode()] : []);
  // Begins with the innermost elements.
  for (const parent of parentsIn(root).toReversed()) {
    const children = parent.children.flatMap((child): ChildNode[] => {
      if (!('tagName' in child) || isKept(child)) return [child];
      return unwrapped.has(child.tagName) ? [...marks(), ...child.children, ...marks()] : child.children;
    });
    setChildren(parent, children);
  }
  for (const element of $('main *').toArray()) {
    const may = attributes[element.tagName] ?? [];
    // Headings keep their ids, since links within the text may lead to them.
    for (const name of Object.keys(element.attribs))
      if (!may.includes(name) && !(name === 'id' && /^h\d$/.test(element.tagName))) delete element.attribs[name];
    if (element.attribs.href !== undefined) element.attribs.href = linkOf(element.attribs.href);
  }
  $('p, figure, figcaption')
    .filter((_, element) => $(element).text().trim() === '' && $(element).find('img').length === 0)
    .remove();
  return { html: fitBlocks($, root), removed };
}

function isTooDeep(root: ParentNode): boolean {
  let level = [root];
  for (let depth = 0; depth <= mostNested; depth += 1)
    level = level.flatMap(({ children }) => children.filter(isParent));
  return level.length > 0;
}

// The lengths are limited, so that a shortcode without an end does not slow down the search.
const caption =
  /\[caption[^\]]{0,500}\]\s{0,9}((?:<a[^>]{0,1000}>)?\s{0,9}<img[^>]{0,2000}>(?:\s{0,9}<\/a>)?)\s{0,9}([\s\S]{0,2000}?)\[\/caption\]/g;
const embed = /\[embed[^\]]{0,200}\]([\s\S]{0,500}?)\[\/embed\]/g;
// Matches only shortcodes with attributes or with one of WordPress' own names, because "[sic]" is text.
const shortcode =
  /\[(?:(gallery|audio|video|playlist)\b[^\]]{0,1000}|([a-z][\w-]{0,60})\s{1,9}[\w-]{1,60}=(?:"[^"]{0,500}"|'[^']{0,500}'|[^\s\]]{1,500})[^\]]{0,1000})\]/g;

/** Replaces WordPress' shortcodes. Converts captions and embedded URLs to HTML, and removes the others. */
function withoutShortcodes(html: string): CleanText & { text: string } {
  const removed: string[] = [];
  const names = new Set<string>();
  let text = html
    .replaceAll(caption, '<figure>$1<figcaption>$2</figcaption></figure>')
    .replaceAll(embed, (_, address: string) => `<p><a href="${address.trim()}">${address.trim()}</a></p>`)
    .replaceAll(shortcode, (code, own?: string, other?: string) => {
      const name = own ?? other ?? '';
      names.add(name);
      removed.push(`a ${name}: ${code.slice(0, 80)}`);
      return '';
    });
  for (const name of names) text = text.replaceAll(`[/${name}]`, '');
  return { text, html: text, removed };
}
