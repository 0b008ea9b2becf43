import { lineEnds } from '@agency/api/contract/blog';
import {
  DOMSerializer,
  DOMParser as DocumentParser,
  type Fragment,
  type Node,
  type Schema,
  Slice,
} from '@tiptap/pm/model';
import { dropUnreadable } from './pasted-pictures.ts';
import { dropBlankLines, fitHeadings, openGalleries } from './tidy-pasted.ts';
import { convertWordLists } from './word-lists.ts';

type Policy = { createHTML(html: string): string };

/** Accepts any HTML, because it is only parsed into an inert document, where nothing runs or loads. */
const policy: Policy | undefined =
  typeof window === 'undefined'
    ? undefined
    : (window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }).trustedTypes?.createPolicy(
        'editor',
        { createHTML: (html) => html },
      );

/** Parses HTML into an inert document. */
const parseHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html').body;

/**
 * Parses a post's stored HTML. HTML that would lose something if it were written back becomes a raw HTML block, and so
 * does text outside of blocks.
 */
export function readPost(schema: Schema, html: string): Node {
  const parser = DocumentParser.fromSchema(schema);
  const blocks: Node[] = [];
  let raw = '';
  const endRaw = () => {
    if (raw.trim()) blocks.push(schema.nodes.rawHtml?.create({ html: raw.trim() }) as Node);
    raw = '';
  };
  // Without the tag, the parser moves comments and styles at the beginning out of the body.
  for (const node of parseHtml(`<body>${html}`).childNodes) {
    const holder = document.createElement('div');
    holder.append(document.importNode(node, true));
    const source = holder.innerHTML;
    // White space may only format the markup, as in HTML written by hand. Or it is a part of the text, such as a typed
    // space at the end. Tries both.
    const read = [false, true]
      .map((preserveWhitespace) => parser.parse(holder, { preserveWhitespace }).content.content)
      .find((content) => isSame(tight(content.map(blockHtml).join('\n')), tight(source)));
    if (source.trim() && read) {
      endRaw();
      blocks.push(...read);
    } else if (/^\s*\n\s*$/.test(source)) endRaw();
    else raw += source;
  }
  endRaw();
  return schema.topNodeType.createAndFill(null, blocks) ?? (schema.topNodeType.createAndFill() as Node);
}

/** Returns the HTML of a post's document, with each block on its own line. */
export const writePost = (document: Node): string => withoutEnd(document).content.map(blockHtml).join('\n');

/** Whether two documents have the same content. */
export const isSamePost = (one: Node, other: Node): boolean => withoutEnd(one).eq(withoutEnd(other));

/** Returns a document's blocks without empty paragraphs at the end, because the editor always keeps one there. */
function withoutEnd({ content }: Node): Fragment {
  let blocks = content;
  while (blocks.lastChild?.type.name === 'paragraph' && blocks.lastChild.content.size === 0)
    blocks = blocks.cut(0, blocks.size - blocks.lastChild.nodeSize);
  return blocks;
}

/**
 * Parses pasted HTML. The schema drops styles, scripts, and everything else that it does not define. `unreadable` is
 * the number of pictures that could not be read.
 */
export function readPasted(schema: Schema, html: string): { slice: Slice; unreadable: number } {
  const pasted = parseHtml(html);
  // Drops the IDs of another site's headings, unless a pasted link leads to them.
  const linked = new Set([...pasted.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  if (!pasted.querySelector('[data-pm-slice]'))
    for (const heading of pasted.querySelectorAll('h1, h2, h3, h4, h5, h6'))
      if (!linked.has(`#${heading.id}`) && !linked.has(`#${encodeURIComponent(heading.id)}`))
        heading.removeAttribute('id');
  const unreadable = dropUnreadable(pasted);
  convertWordLists(pasted);
  fitHeadings(pasted);
  openGalleries(pasted);
  dropBlankLines(pasted);
  const texts = document.createTreeWalker(pasted, NodeFilter.SHOW_TEXT);
  const layout: ChildNode[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const isBetweenWords = isPhrase(text.previousSibling) && isPhrase(text.nextSibling);
    if (/^\s*\n\s*$/.test(text.data) && !isBetweenWords && !text.parentElement?.closest('pre')) layout.push(text);
  }
  for (const text of layout) text.remove();
  const { content } = DocumentParser.fromSchema(schema).parseSlice(pasted);
  // Leaves pictures and tables at the edges closed. Otherwise, text would go into a caption or cell, and the caption of a
  // single picture would be pasted without the picture.
  return { slice: Slice.maxOpen(content, false), unreadable };
}

/**
 * Whether pasted HTML has only pictures that cannot be read. If a single picture is copied in Word, the clipboard has
 * such HTML and the picture itself.
 */
export function isUnreadable(html: string): boolean {
  const pasted = parseHtml(html);
  return dropUnreadable(pasted) > 0 && !pasted.querySelector('img') && !pasted.textContent.trim();
}

const phrasing = new Set('A ABBR B CITE CODE DEL EM I INS KBD MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(' '));

/** Whether a node is an inline element that contains no block. */
const isPhrase = (node: globalThis.Node | null): boolean =>
  node instanceof Element && [node, ...node.querySelectorAll('*')].every(({ tagName }) => phrasing.has(tagName));

/** Caches the HTML of blocks, which are immutable. */
const written = new WeakMap<Node, string>();

function blockHtml(block: Node): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  const html = block.type.name === 'rawHtml' ? String(block.attrs.html) : cleanHtml(block);
  written.set(block, html);
  return html;
}

function cleanHtml(block: Node): string {
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(block.type.schema).serializeNode(block, { document }));
  for (const table of holder.querySelectorAll('table')) cleanTable(table);
  for (const item of holder.querySelectorAll('li')) unwrapFirst(item);
  for (const caption of holder.querySelectorAll('figcaption:empty')) caption.remove();
  for (const aside of holder.querySelectorAll('aside')) {
    for (const child of [...aside.children]) child.before('\n');
    aside.append('\n');
  }
  for (const list of holder.querySelectorAll('ol[start="1"]')) list.removeAttribute('start');
  return holder.innerHTML.replaceAll(lineEnds, '$&\n');
}

/** Converts the editor's table to plain HTML: with a `thead`, and without a `p` that is a cell's only child. */
function cleanTable(table: HTMLTableElement): void {
  // Checks for each attribute before its removal, because Chromium otherwise leaves an empty `style`.
  for (const each of [table, ...table.querySelectorAll('tr, th, td')])
    for (const name of ['style', 'class', 'colwidth', 'data-colwidth'])
      if (each.hasAttribute(name)) each.removeAttribute(name);
  table.querySelector('colgroup')?.remove();
  for (const cell of table.querySelectorAll('th, td')) {
    for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
    const [only, ...others] = cell.children;
    if (only?.tagName === 'P' && others.length === 0) only.replaceWith(...only.childNodes);
  }
  const head = document.createElement('thead');
  for (const row of [...table.rows]) {
    // In a header row, the first cell may be empty. Then it need not be a `th`.
    const cells = [...row.children].slice(row.firstElementChild?.textContent ? 0 : 1);
    if (cells.length === 0 || cells.some(({ tagName }) => tagName !== 'TH')) break;
    head.append(row);
  }
  if (head.hasChildNodes()) table.prepend(head);
}

/** Removes the paragraph around a list item's text, unless the item contains more than the text and lists. */
function unwrapFirst(item: Element): void {
  const [first, ...others] = item.children;
  if (first?.tagName === 'P' && others.every(({ tagName }) => tagName === 'UL' || tagName === 'OL'))
    first.replaceWith(...first.childNodes);
}

/** Removes white space that only formats the markup. */
const tight = (html: string): string =>
  html
    .replaceAll(
      // A match starts only at the first of several white-space characters, so that long runs stay fast.
      /(?<!\s)\s+(?=<\/?(?:ul|ol|li|table|thead|tbody|tr|td|th|figure|figcaption|img|blockquote|aside|p|h[2-4])\b)/g,
      (run) => (run.includes('\n') ? '' : run),
    )
    .replaceAll(/(?<=<\/?(?:ul|ol|li|table|thead|tbody|tr|figure|blockquote|aside)[^<>]*>)\s*\n\s*/g, '')
    .trim();

/** The tag that the editor writes for a formatting, by each tag that it reads. */
const formats: Readonly<Record<string, string>> = {
  ...{ A: 'a', B: 'strong', CODE: 'code', DEL: 's', EM: 'em', I: 'em', S: 's', STRIKE: 's', STRONG: 'strong' },
};

/**
 * Whether two versions of HTML are the same except for the nesting of formatting, as in `<em><b>` and `<strong><em>`.
 */
const isSame = (one: string, other: string): boolean =>
  one === other || withSortedFormats(parseHtml(one)) === withSortedFormats(parseHtml(other));

/** Returns HTML for comparison, in which the formatting of each text is sorted. */
function withSortedFormats(element: Element): string {
  let [html, last] = ['', ''];
  const add = (part: string, around: readonly string[] = []) => {
    const begins = around.toSorted().join();
    html += begins === last ? part : `|${begins}|${part}`;
    last = begins;
  };
  function read(parent: Element, around: readonly string[] = []) {
    for (const node of parent.childNodes) {
      const { nodeName: name } = node;
      const format = node.textContent && formats[name];
      const tag = node instanceof Element ? (node.cloneNode() as Element).outerHTML : `<${name}>`;
      if (node instanceof Text) add(node.data.replaceAll('<', '&lt;'), around);
      else if (format) read(node as Element, [...around, format + tag.slice(name.length + 1, -name.length - 3)]);
      else {
        add(tag);
        if (node instanceof Element) read(node, around);
        add('</>');
      }
    }
  }
  read(element);
  return html;
}
