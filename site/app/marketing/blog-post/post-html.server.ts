import sanitizeHtml from 'sanitize-html';
import { scrollRegion } from '#ui/scroll-region/scroll-region.css.ts';

const blocks =
  'p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td|pre|hr|figure|figcaption|img|div|section|article|header|footer|aside|address';
/**
 * Matches white space beside a block's tags. A match starts only at the first character of a run: otherwise, long runs
 * would take quadratic time.
 */
const aroundBlock = new RegExp(`(?<!\\s)\\s+(?=</?(?:${blocks})\\b)|(?<=</?(?:${blocks})(?:\\s[^>]*)?>)\\s+`, 'g');
const withoutNewline = (run: string): string => (run.includes('\n') ? '' : run);

/**
 * Matches an empty header cell, such as the corner of a table. It becomes a plain cell, because it labels no row or
 * column.
 */
const emptyHeading = /<th((?: (?:colspan|rowspan)="[^"]*")*)(?: scope="[^"]*")?>\s*<\/th>/g;

/** Matches the caption of a number: what the number is and, after the first line break, its source. */
const sourceOfMeasure =
  /(<figure class="measure"[^>]*><p>(?:(?!<\/p>|<figure).)*<\/p><figcaption>(?:(?!<\/figcaption>|<br).)*<br \/>)((?:(?!<\/figcaption>).)+)/gs;

/**
 * Whether HTML closes exactly the elements that it opens. This is false for the part after a line break if bold text
 * begins before the break and ends after it.
 */
function isBalanced(html: string): boolean {
  const open: string[] = [];
  for (const [, close, name] of html.matchAll(/<(\/?)(?!br\b|img\b)([a-z]+)/g))
    if (!close) open.push(name ?? '');
    else if (open.pop() !== name) return false;
  return open.length === 0;
}

/**
 * Returns a post's content as safe HTML: only known tags, and no scripts, styles or handlers. Newlines in running text
 * become line breaks, those beside a block's tags are removed, and those in `pre` are kept. Tables and code are in
 * scroll regions that the keyboard can reach. The source of a number is wrapped in a `<small>`.
 */
export function postHtml(content: string): string {
  let [tables, codes] = [0, 0];
  return sanitizeHtml(content, {
    allowedTags: sanitizeHtml.defaults.allowedTags.concat('img'),
    allowedAttributes: {
      a: ['href', 'rel'],
      h2: ['id'],
      h3: ['id'],
      h4: ['id'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      ol: ['start', 'reversed'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      // In a case study, a figure with these attributes gets a chart that shows its change.
      figure: ['data-before', 'data-after', 'data-unit', 'data-names', 'data-drawn'],
    },
    // The classes of the editor's own blocks.
    allowedClasses: { figure: ['measure', 'work'], aside: ['callout'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      // The post's title is the page's only h1.
      h1: 'h2',
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, ...(/^https?:/.test(attribs.href ?? '') ? { rel: 'noopener' } : {}) },
      }),
    },
  })
    .split(/(<pre>[\s\S]*?<\/pre>)/)
    .map((part) =>
      part.startsWith('<pre>') ? part : part.trim().replace(aroundBlock, withoutNewline).replaceAll(/\r?\n/g, '<br />'),
    )
    .join('')
    .replaceAll(sourceOfMeasure, (whole, what: string, source: string) =>
      isBalanced(source) ? `${what}<small>${source}</small>` : whole,
    )
    .replaceAll(emptyHeading, '<td$1></td>')
    .replaceAll('<table>', () => {
      tables += 1;
      return `<div class="${scrollRegion}" role="region" aria-label="Table ${tables}" tabindex="0"><table>`;
    })
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', () => {
      codes += 1;
      return `<pre role="region" aria-label="Code ${codes}" tabindex="0">`;
    });
}
