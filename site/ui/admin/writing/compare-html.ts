import { diffArrays, diffWordsWithSpace } from 'diff';

export type Piece = { text: string; as: 'same' | 'added' | 'removed' };

/**
 * A block of a text: its kind, such as `Paragraph`, and how it changed. `pieces` contain its words, or its HTML if only
 * its formatting changed.
 */
export type Block = { name: string; change: 'same' | 'added' | 'removed' | 'changed' | 'formatted'; pieces: Piece[] };

/** The timeout of a comparison, in ms. What is not compared by then is shown as removed and added. */
const timeout = 200;
/** The share of the shorter block's text that two blocks must have in common to count as one changed block. */
const alike = 0.4;

/**
 * Compares two HTML texts. Returns their blocks in the order of the later text; each list item and table row is a
 * block.
 */
export function compareHtml(before: string, after: string): Block[] {
  const until = performance.now() + timeout;
  const [earlierLines, laterLines] = [linesOf(before), linesOf(after)];
  const parts = diffArrays(earlierLines, laterLines, { timeout }) ?? replaced(earlierLines, laterLines);
  const blocks: Block[] = [];
  for (const [at, { value, added, removed }] of parts.entries()) {
    const earlier = parts[at - 1];
    const next = parts[at + 1];
    if (removed && next?.added) blocks.push(...changes(value, next.value, until));
    else if (added && earlier?.removed) continue;
    else blocks.push(...value.map((line) => whole(line, added ? 'added' : removed ? 'removed' : 'same')));
  }
  return blocks.filter(({ pieces }) => pieces.some(({ text }) => text.trim()));
}

/** Splits stored HTML, in which each block, list item, and table row is on its own line. */
const linesOf = (html: string): string[] => html.split('\n').filter((line) => line.trim());

/** Compares lines that were replaced by others. Similar lines at the same index count as one changed block. */
function changes(removed: readonly string[], added: readonly string[], until: number): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
    const [was, is] = [removed[at], added[at]];
    const changed = was !== undefined && is !== undefined ? changeOf(was, is, until) : null;
    if (changed) blocks.push(changed);
    else {
      if (was !== undefined) blocks.push(whole(was, 'removed'));
      if (is !== undefined) blocks.push(whole(is, 'added'));
    }
  }
  return blocks;
}

/** Compares two lines word by word; null if they are too different, or if no time is left. */
function changeOf(was: string, is: string, until: number): Block | null {
  const left = until - performance.now();
  if (left <= 0) return null;
  const [before, after] = [wordsOf(was), wordsOf(is)];
  const name = nameOf(is);
  // Compares tags and words if only the tags differ.
  if (before === after) return before.trim() ? { name, change: 'formatted', pieces: tagPieces(was, is, left) } : null;
  const pieces = piecesOf(before, after, left);
  const length = (as: Piece['as']) =>
    pieces.filter((piece) => piece.as === as).reduce((sum, { text }) => sum + text.length, 0);
  return length('same') >= alike * Math.min(before.length, after.length) ? { name, change: 'changed', pieces } : null;
}

const tagsOf = (html: string): string[] => html.match(/<[^>]*>|[^<\s]+\s*|\s+/g) ?? [];

const tagPieces = (before: string, after: string, timeout: number): Piece[] =>
  asPieces(diffArrays(tagsOf(before), tagsOf(after), { timeout }) ?? replaced(before, after));

/** Compares two texts word by word. */
export const piecesOf = (before: string, after: string, most = timeout): Piece[] =>
  asPieces(diffWordsWithSpace(before, after, { timeout: most }) ?? replaced(before, after));

type Part<Value> = { value: Value; added: boolean; removed: boolean };

const replaced = <Value>(before: Value, after: Value): Part<Value>[] => [
  { value: before, removed: true, added: false },
  { value: after, removed: false, added: true },
];

const asPieces = (parts: readonly Part<string | string[]>[]): Piece[] =>
  parts.map(({ value, added, removed }) => ({
    text: typeof value === 'string' ? value : value.join(''),
    as: added ? 'added' : removed ? 'removed' : 'same',
  }));

const whole = (line: string, change: 'same' | 'added' | 'removed'): Block => ({
  name: nameOf(line),
  change,
  pieces: [{ text: wordsOf(line), as: change }],
});

const names: Readonly<Record<string, string>> = {
  p: 'Paragraph',
  h2: 'Heading',
  h3: 'Heading',
  h4: 'Heading',
  li: 'Item',
  tr: 'Row',
  blockquote: 'Quote',
  pre: 'Code',
  figure: 'Picture',
  'figure.measure': 'Figure',
  'figure.work': 'Portfolio card',
  aside: 'Call-out',
  hr: 'Line',
};
function nameOf(line: string): string {
  const [, tag = '', kind] = /^<([a-z]+\d?)(?: class="([a-z]+)")?/.exec(line) ?? [];
  return names[`${tag}.${kind}`] ?? names[tag] ?? 'HTML';
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Returns the readable text of HTML, including the URL and alt text of pictures. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(
      /<img\b[^>]*>/g,
      (image) => `[${/ alt="([^"]*)"/.exec(image)?.[1] ?? ''} ${/ src="([^"]*)"/.exec(image)?.[1] ?? ''}] `,
    )
    .replaceAll('<hr>', '---')
    .replaceAll(/<\/t[dh]>(?=<t)/g, ' | ')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_entity, name: string) => characters[name] ?? '');

/** Summarizes the changes: `2 blocks added, 1 removed, 3 changed`. Empty if there are none. */
export function summaryOf(blocks: readonly Block[]): string {
  const said = (['added', 'removed', 'changed', 'formatted'] as const)
    .map((change) => ({ change, count: blocks.filter((block) => block.change === change).length }))
    .filter(({ count }) => count > 0);
  return said
    .map(({ change, count }, at) =>
      at === 0 ? `${count} ${count === 1 ? 'block' : 'blocks'} ${change}` : `${count} ${change}`,
    )
    .join(', ');
}
