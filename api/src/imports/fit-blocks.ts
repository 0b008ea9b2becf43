import type { Cheerio, CheerioAPI } from 'cheerio';
import { lineEnds } from '#api/contract/blog.ts';
import {
  type AnyNode,
  type ChildNode,
  type Element,
  isComment,
  isParent,
  type ParentNode,
  parentsIn,
  setChildren,
} from './nodes.ts';

/** The elements within a text. All others are blocks. */
const inline = new Set('br strong em u s sub sup small mark q kbd a code img'.split(' '));

/**
 * Gives most blocks of a text the form that the editor of posts writes, because the editor shows a block in another form
 * only as source code. Returns the HTML, with line breaks as the editor writes them.
 *
 * @param root an element with all blocks, in which comments mark where unwrapped blocks began and ended.
 */
export function fitBlocks($: CheerioAPI, root: Element): string {
  // The caption of a table or quotation becomes a paragraph below it.
  for (const caption of $('figcaption').toArray()) if ($(caption).parent('figure').length === 0) caption.tagName = 'p';
  $('pre:not(:has(code))').wrapInner('<code></code>');
  moveMarks(root);
  for (const parent of parentsIn(root)) {
    const isMarked = parent.children.some(isComment);
    const isText = parent === root || $(parent).is('blockquote');
    if (isText || (isMarked && $(parent).is('li, td, th, dd, aside'))) wrapLooseText($, parent);
    else if (isMarked) breakLines($, parent);
  }
  for (const paragraph of $('p').toArray()) openPictures($, $(paragraph));
  trimBlocks(root);
  for (const item of $('li, td, th').toArray()) {
    const [first, ...others] = $(item).contents().toArray();
    if (first && $(first).is('p') && others.every((other) => item.tagName === 'li' && $(other).is('ul, ol')))
      $(first).replaceWith($(first).contents());
  }
  $('aside').append('\n').children().before('\n');
  const blocks = $(root).children().toArray();
  return blocks.map((block) => $.html(block).replaceAll(lineEnds, '$&\n')).join('\n');
}

const isBlank = (node: AnyNode): boolean => node.type === 'text' && !node.data.trim();
const isBreak = (node: AnyNode): boolean => 'tagName' in node && node.tagName === 'br';
const isInline = (node: AnyNode): boolean => 'tagName' in node && inline.has(node.tagName);
const isLoose = (node: AnyNode): boolean => node.type === 'text' || isInline(node);

/**
 * Moves marks at the beginning and end of an inline element out of it, because other text may be next to the element.
 */
function moveMarks(root: ParentNode): void {
  const isWord = (node: AnyNode) => !isBlank(node) && !isComment(node);
  const split = (child: ChildNode): ChildNode[] => {
    if (!isParent(child) || !isInline(child) || !child.children.some(isComment)) return [child];
    const { children } = child;
    const [first, end] = [Math.max(children.findIndex(isWord), 0), children.findLastIndex(isWord) + 1];
    setChildren(child, children.slice(first, end));
    return [...children.slice(0, first), child, ...children.slice(end)];
  };
  // Begins with the innermost elements.
  for (const parent of parentsIn(root).toReversed()) setChildren(parent, parent.children.flatMap(split));
}

/** Puts each run of text between blocks or marks into a paragraph, and removes the marks. */
function wrapLooseText($: CheerioAPI, parent: ParentNode): void {
  const blocks: ChildNode[] = [];
  const paragraphs: [paragraph: ParentNode, words: ChildNode[]][] = [];
  let words: ChildNode[] | null = null;
  for (const node of parent.children) {
    if (isLoose(node) && words) words.push(node);
    else if (isLoose(node) && !isBlank(node)) {
      words = [node];
      const paragraph = $('<p>')[0] as Element;
      paragraphs.push([paragraph, words]);
      blocks.push(paragraph);
    } else {
      words = null;
      if (!isComment(node)) blocks.push(node);
    }
  }
  for (const [paragraph, words] of paragraphs) setChildren(paragraph, words);
  setChildren(parent, blocks);
}

/** Replaces the marks between words with line breaks, and removes the others. */
function breakLines($: CheerioAPI, parent: ParentNode): void {
  const nodes: ChildNode[] = [];
  let [isAfterWords, isMarked] = [false, false];
  for (const node of parent.children) {
    if (isComment(node)) isMarked = true;
    else {
      const isWord = isLoose(node) && !isBreak(node);
      if (isAfterWords && isMarked && isWord && !isBlank(node)) nodes.push(...$('<br>').toArray());
      nodes.push(node);
      if (isBlank(node)) continue;
      [isAfterWords, isMarked] = [isWord, false];
    }
  }
  setChildren(parent, nodes);
}

/** Moves the pictures at the beginning of a paragraph above it, each into a figure of its own. */
function openPictures($: CheerioAPI, paragraph: Cheerio<ChildNode>): void {
  const nodes = paragraph.contents().toArray();
  const isOpening = (node: AnyNode) => isBlank(node) || isBreak(node) || ('tagName' in node && node.tagName === 'img');
  const end = nodes.findIndex((node) => !isOpening(node));
  const opening = end < 0 ? nodes : nodes.slice(0, end);
  const pictures = opening.filter((node) => 'tagName' in node && !isBreak(node));
  if (pictures.length > 0) paragraph.before(pictures.map((picture) => $('<figure>').append(picture)[0] as ChildNode));
  if (end < 0) paragraph.remove();
  else setChildren(paragraph[0] as ParentNode, nodes.slice(end));
}

/**
 * Removes white space at the edges of blocks, where it is not shown. Replaces other line ends with spaces, because a
 * newline in a post means a line break.
 */
function trimBlocks(parent: ParentNode): void {
  if ('tagName' in parent && parent.tagName === 'pre') return;
  const isEdge = (beside: AnyNode | undefined) => !isLoose(beside ?? parent);
  // A removed comment or element leaves two adjacent text nodes.
  const nodes: ChildNode[] = [];
  for (const node of parent.children) {
    const last = nodes.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.data += node.data;
    else nodes.push(node);
  }
  for (const [place, node] of nodes.entries()) {
    if (node.type === 'text')
      node.data = node.data
        .replaceAll(/(?<!\s)\s+/g, (run) => (run.includes('\n') ? ' ' : run))
        .replace(isEdge(nodes[place - 1]) ? /^[ \t]+/ : '', '')
        .replace(isEdge(nodes[place + 1]) ? /(?<![ \t])[ \t]+$/ : '', '');
    else if (isParent(node)) trimBlocks(node);
  }
  setChildren(
    parent,
    nodes.filter((node) => node.type !== 'text' || node.data),
  );
}
