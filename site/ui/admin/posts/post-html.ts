import {
  DOMSerializer,
  DOMParser as DocumentParser,
  type Fragment,
  type Node,
  type Schema,
  type Slice,
} from '@tiptap/pm/model';

type Policy = { createHTML(html: string): string };

/** Trusts what is parsed into a document of its own, where nothing runs or loads: only its nodes are read. */
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

/** A post's document from its stored HTML. A block that would come out otherwise than it went in is kept as it is. */
export function readPost(schema: Schema, html: string): Node {
  const parser = DocumentParser.fromSchema(schema);
  const blocks = [...parseHtml(html).childNodes].flatMap((node): Node[] => {
    const source = node instanceof HTMLElement ? node.outerHTML : (node.textContent ?? '');
    if (!source.trim()) return [];
    const holder = document.createElement('div');
    holder.append(document.importNode(node, true));
    const { content } = parser.parse(holder);
    const written = content.content.map((block) => blockHtml(block)).join('\n');
    if (tight(written) === tight(source)) return [...content.content];
    return [schema.nodes.rawHtml?.create({ html: source }) as Node];
  });
  return schema.topNodeType.createAndFill(null, blocks) ?? (schema.topNodeType.createAndFill() as Node);
}

/** The HTML of a post's document, each block on its own line. */
export const writePost = (document: Node): string => withoutEnd(document).content.map(blockHtml).join('\n');

/** Whether two documents say the same. */
export const isSamePost = (one: Node, other: Node): boolean => withoutEnd(one).eq(withoutEnd(other));

/** A document's blocks. Empty paragraphs at its end are no content: the editor keeps one there to go on in. */
function withoutEnd({ content }: Node): Fragment {
  let blocks = content;
  while (blocks.lastChild?.type.name === 'paragraph' && blocks.lastChild.content.size === 0)
    blocks = blocks.cut(0, blocks.size - blocks.lastChild.nodeSize);
  return blocks;
}

/** Pasted HTML as a piece of a document: the schema drops styles, scripts and whatever else it does not know. */
export function readPasted(schema: Schema, html: string): Slice {
  const pasted = parseHtml(html);
  const texts = document.createTreeWalker(pasted, NodeFilter.SHOW_TEXT);
  const layout: ChildNode[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (/^\s*\n\s*$/.test(text.data) && !text.parentElement?.closest('pre')) layout.push(text);
  }
  for (const text of layout) text.remove();
  return DocumentParser.fromSchema(schema).parseSlice(pasted);
}

/** Blocks are immutable: only changed ones are written again. */
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
  return holder.innerHTML.replaceAll(betweenRows, '$&\n');
}

/** After these tags a line ends, as in the posts that were written by hand. */
const betweenRows = /<(?:ul|ol(?: start="\d+")?|table|thead|tbody)>(?=<)|<\/(?:li|tr|thead|tbody)>(?=<)/g;

/** Tables as HTML has them: a head of its own, and cells whose only paragraph is no element. */
function cleanTable(table: HTMLTableElement): void {
  // Chromium leaves an empty style where an unread one is removed.
  for (const each of [table, ...table.querySelectorAll('*')])
    for (const name of ['style', 'class', 'colwidth', 'data-colwidth'])
      if (each.hasAttribute(name)) each.removeAttribute(name);
  table.querySelector('colgroup')?.remove();
  for (const cell of table.querySelectorAll('th, td')) {
    for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
    const [only, ...others] = cell.children;
    if (only?.tagName === 'P' && others.length === 0) only.replaceWith(...only.childNodes);
  }
  const head = document.createElement('thead');
  for (const row of table.querySelectorAll('tr')) {
    // The corner of a table is empty, and no heading.
    const cells = [...row.children].slice(row.firstElementChild?.textContent ? 0 : 1);
    if (cells.length === 0 || cells.some(({ tagName }) => tagName !== 'TH')) break;
    head.append(row);
  }
  if (head.hasChildNodes()) table.prepend(head);
}

/** The text of a list's item, without the paragraph around it. */
function unwrapFirst(item: Element): void {
  const [first, ...others] = item.children;
  if (first?.tagName === 'P' && others.every(({ tagName }) => tagName === 'UL' || tagName === 'OL'))
    first.replaceWith(...first.childNodes);
}

/** Without the white space that only lays out the markup, and in one spelling of what means the same. */
const tight = (html: string): string =>
  html
    .replaceAll(
      // Each run is tried once, from its first character, however long it is.
      /(?<!\s)\s+(?=<\/?(?:ul|ol|li|table|thead|tbody|tr|td|th|figure|figcaption|img|blockquote|aside|p|h[2-4])\b)/g,
      (run) => (run.includes('\n') ? '' : run),
    )
    .replaceAll(/(?<=<\/?(?:ul|ol|li|table|thead|tbody|tr|figure|blockquote|aside)[^<>]*>)\s*\n\s*/g, '')
    .trim();
