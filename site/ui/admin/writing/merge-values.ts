import { diffArrays } from 'diff';

type Values = Readonly<Record<string, string | boolean>>;

/**
 * A field, or lines of its HTML, that both sides changed. Merged HTML has both versions, mine first; any other field
 * has mine.
 */
export type Contested = { field: string; mine: string; theirs: string };

/**
 * Merges two versions of a form with a common base version. Applies every change that only one side made, and lists the
 * places that both sides changed.
 *
 * @param texts the fields that contain HTML, which are merged line by line, and word by word within a line.
 */
export function mergeValues(
  base: Values,
  mine: Values,
  theirs: Values,
  texts: readonly string[],
): { values: Record<string, string | boolean>; contested: Contested[] } {
  const contested: Contested[] = [];
  const values = Object.fromEntries(
    Object.entries(mine).map(([field, my]) => {
      const [was, their] = [base[field] ?? '', theirs[field] ?? ''];
      // Prefers my value, because a space at its end may have just been typed before the next word.
      if (isSame(their, was) || isSame(my, their)) return [field, my];
      if (isSame(my, was)) return [field, their];
      if (texts.includes(field)) {
        const merged = mergeHtml(String(was), String(my), String(their));
        contested.push(...merged.contested.map((place) => ({ field, ...place })));
        return [field, merged.html];
      }
      contested.push({ field, mine: String(my), theirs: String(their) });
      return [field, my];
    }),
  );
  return { values, contested };
}

const isSame = (one: string | boolean, other: string | boolean) => String(one).trim() === String(other).trim();

type MergedHtml = { html: string; contested: { mine: string; theirs: string }[] };

/**
 * Merges HTML line by line, because in stored HTML each block, list item, and table row is on its own line. A contested
 * line may contain only a part of an element, such as `<pre><code>One`. Two versions of it would leave an element open,
 * which would then enclose the text below. In this case, merges whole blocks.
 */
function mergeHtml(base: string, mine: string, theirs: string): MergedHtml {
  const merged = mergeParts(base, mine, theirs, (html) => html.split('\n'));
  const pieces = [merged.html, ...merged.contested.flatMap((place) => [place.mine, place.theirs])];
  const isBroken = pieces.some((html) => depthOf(html) !== 0) && depthOf(mine) === 0 && depthOf(theirs) === 0;
  return isBroken ? mergeParts(base, mine, theirs, blocksOf) : merged;
}

/** Returns the number of HTML elements that are open at the end. */
function depthOf(html: string): number {
  const tags = html.match(/<\/?(?!br\b|hr\b|img\b)[a-z]/gi) ?? [];
  return tags.reduce((depth, tag) => depth + (tag[1] === '/' ? -1 : 1), 0);
}

/** Whether an element ends before one that began in it, such as a heading around the two halves of a paragraph. */
function isCrossed(html: string): boolean {
  const open: string[] = [];
  return [...html.matchAll(/<(\/?)(?!br\b|hr\b|img\b)([a-z]\w*)/gi)].some(([, end, name = '']) => {
    if (end) return open.length > 0 && open.pop() !== name;
    open.push(name);
    return false;
  });
}

/** Splits HTML into its outermost blocks, each of one or more whole lines. */
function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  for (const line of html.split('\n')) {
    if (depth > 0) blocks.push(`${blocks.pop()}\n${line}`);
    else blocks.push(line);
    depth += depthOf(line);
  }
  return blocks;
}

function mergeParts(base: string, mine: string, theirs: string, split: (html: string) => string[]): MergedHtml {
  const contested: MergedHtml['contested'] = [];
  const lines = merge(split(base), split(mine), split(theirs)).flatMap((part) => {
    if (part.ok) return part.ok;
    const [was, my, their] = [part.base.join('\n'), part.mine.join('\n'), part.theirs.join('\n')];
    const words = merge(wordsOf(was), wordsOf(my), wordsOf(their));
    const merged = words.flatMap(({ ok }) => ok ?? []).join('');
    if (was && my && their && words.every(({ ok }) => ok) && !isCrossed(merged)) return merged;
    // Keeps a text that one side changed and the other side deleted.
    if (my && their) contested.push({ mine: my, theirs: their });
    return [my, their].filter(Boolean);
  });
  return { html: lines.join('\n'), contested };
}

type Part = { ok: string[] } | { ok?: never; base: string[]; mine: string[]; theirs: string[] };

/** A change by one side: `lines` replace the base's lines from `from` up to, but not including, `to`. */
type Hunk = { from: number; to: number; lines: string[]; isMine: boolean };

/** The timeout of a comparison, in ms. If it is exceeded, the whole text counts as changed. */
const timeout = 500;

function hunksOf(base: string[], next: string[], isMine: boolean): Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  const parts = diffArrays(base, next, { timeout });
  if (!parts) return [{ from: 0, to: base.length, lines: next, isMine }];
  for (const { value, added, removed } of parts) {
    const last = hunks.at(-1);
    const to = at + (added ? 0 : value.length);
    if ((added || removed) && last?.to === at)
      Object.assign(last, { to, lines: [...last.lines, ...(added ? value : [])] });
    else if (added || removed) hunks.push({ from: at, to, lines: added ? value : [], isMine });
    at = to;
  }
  return hunks;
}

/** Merges two versions of the same base (diff3). Parts that both sides changed differently have no `ok`. */
function merge(base: string[], mine: string[], theirs: string[]): Part[] {
  const hunks = [...hunksOf(base, mine, true), ...hunksOf(base, theirs, false)].sort(
    (one, other) => one.from - other.from || one.to - other.to,
  );
  const parts: Part[] = [];
  let at = 0;
  for (let first = 0; first < hunks.length; ) {
    const { from = 0 } = hunks[first] ?? {};
    let [to, end] = [hunks[first]?.to ?? 0, first + 1];
    // Combines changes that overlap or start at the same index.
    for (let next = hunks[end]; next && (next.from < to || next.from === from); next = hunks[end]) {
      to = Math.max(to, next.to);
      end += 1;
    }
    const place = hunks.slice(first, end);
    const [my, their] = [true, false].map((isMine) =>
      applied(
        base,
        { from, to },
        place.filter((hunk) => hunk.isMine === isMine),
      ),
    );
    const [isMine, isTheirs] = [place.some((hunk) => hunk.isMine), place.some((hunk) => !hunk.isMine)];
    parts.push({ ok: base.slice(at, from) });
    if (!isTheirs || isDeepEqual(my, their)) parts.push({ ok: my ?? [] });
    else if (!isMine) parts.push({ ok: their ?? [] });
    else parts.push({ base: base.slice(from, to), mine: my ?? [], theirs: their ?? [] });
    [at, first] = [to, end];
  }
  parts.push({ ok: base.slice(at) });
  return parts;
}

/** Applies one side's changes to the base from `from` up to `to`. */
function applied(base: string[], { from, to }: { from: number; to: number }, hunks: readonly Hunk[]): string[] {
  const lines: string[] = [];
  let at = from;
  for (const hunk of hunks) {
    lines.push(...base.slice(at, hunk.from), ...hunk.lines);
    at = hunk.to;
  }
  return [...lines, ...base.slice(at, to)];
}

const isDeepEqual = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === other.length && one.every((line, at) => line === other[at]);

/** Splits HTML into tags, words, and white space. */
const wordsOf = (html: string): string[] => html.match(/<[^>]*>|\s+|[^<\s]+|</g) ?? [];
