import type { Cheerio, CheerioAPI } from 'cheerio';
import { lineEnds } from '#api/contract/blog.ts';
import { isOfPictures } from './translate-blocks.ts';

type AnyNode = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number];

/** The elements within a text. All others are blocks. */
const inline = new Set('br strong em s u sub sup small mark q kbd a code img'.split(' '));

/**
 * Gives most blocks of a text the form that the editor of posts writes, because the editor shows a block in another form
 * only as source code. Returns the HTML, with line breaks as the editor writes them.
 */
export function fitBlocks($: CheerioAPI): string {
  // A figure is a picture with its caption. The caption of a table or quotation becomes a paragraph below it.
  for (const figure of $('figure').toArray())
    if (!isOfPictures($(figure))) $(figure).replaceWith($(figure).contents());
  for (const caption of $('figcaption').toArray()) if ($(caption).parent('figure').length === 0) caption.tagName = 'p';
  $('pre:not(:has(code))').wrapInner('<code></code>');
  for (const parent of [$.root()[0], ...$('blockquote').toArray()]) wrapLooseText($, $(parent));
  for (const paragraph of $('p').toArray()) openPictures($, $(paragraph));
  trimBlocks($);
  for (const item of $('li, td, th').toArray()) {
    const [first, ...others] = $(item).contents().toArray();
    if (first && $(first).is('p') && others.every((other) => item.tagName === 'li' && $(other).is('ul, ol')))
      $(first).replaceWith($(first).contents());
  }
  $('aside').append('\n').children().before('\n');
  const blocks = $.root().children().toArray();
  return blocks.map((block) => $.html(block).replaceAll(lineEnds, '$&\n')).join('\n');
}

const isBlank = (node: AnyNode): boolean => node.type === 'text' && !node.data.trim();

function wrapLooseText($: CheerioAPI, parent: Cheerio<AnyNode>): void {
  let isOpen = false;
  for (const node of parent.contents().toArray()) {
    const isLoose = node.type === 'text' || ('tagName' in node && inline.has(node.tagName));
    if (isLoose && isOpen) $(node).prev('p').append(node);
    else if (isLoose && !isBlank(node)) $(node).wrap('<p></p>');
    isOpen = isLoose && (isOpen || !isBlank(node));
  }
}

/** Moves the pictures at the beginning of a paragraph above it, each into a figure of its own. */
function openPictures($: CheerioAPI, paragraph: Cheerio<AnyNode>): void {
  for (;;) {
    const first = paragraph
      .contents()
      .toArray()
      .find((node) => !isBlank(node));
    const name = first && 'tagName' in first ? first.tagName : null;
    if (!first) return void paragraph.remove();
    if (name === 'img') paragraph.before($('<figure>').append(first));
    else if (name === 'br') $(first).remove();
    else return;
  }
}

/**
 * Removes white space at the edges of blocks, where it is not shown. Replaces other line ends with spaces, because a
 * newline in a post means a line break.
 */
function trimBlocks($: CheerioAPI): void {
  const isBlock = (node: AnyNode | null) => node !== null && 'tagName' in node && !inline.has(node.tagName);
  for (const node of $.root().find('*').addBack().contents().toArray()) {
    if (node.type !== 'text' || $(node).closest('pre').length > 0) continue;
    // A removed comment leaves two texts.
    if (node.prev?.type === 'text') {
      node.data = node.prev.data + node.data;
      $(node.prev).remove();
    }
    const { parent, prev, next } = node;
    const isEdge = (beside: AnyNode | null) => isBlock(beside ?? parent) || (!beside && parent?.type === 'root');
    node.data = node.data
      .replaceAll(/(?<!\s)\s+/g, (run) => (run.includes('\n') ? ' ' : run))
      .replace(isEdge(prev) ? /^[ \t]+/ : '', '')
      .replace(isEdge(next) ? /[ \t]+$/ : '', '');
    if (!node.data) $(node).remove();
  }
}
