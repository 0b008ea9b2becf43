import { diff3Merge } from 'node-diff3';

type Values = Readonly<Record<string, string | boolean>>;

/** A place that both changed. In a text both versions stand there, mine first; another field has mine. */
export type Contested = { field: string; mine: string; theirs: string };

/**
 * Merges two versions of a form that were made from the same one. What only one side changed is taken from it. Nothing that
 * anybody wrote is lost: what both changed is listed.
 *
 * @param texts the fields that hold HTML: each line, and each word of a line, is merged by itself.
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
      if (isSame(my, was)) return [field, their];
      if (isSame(their, was) || isSame(my, their)) return [field, my];
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

/** Each block, item and row of stored HTML is a line, so that lines are what people change. */
function mergeHtml(base: string, mine: string, theirs: string): MergedHtml {
  const contested: MergedHtml['contested'] = [];
  const lines = merge(base.split('\n'), mine.split('\n'), theirs.split('\n')).flatMap((part) => {
    if (part.ok) return part.ok;
    const [was, my, their] = [part.base.join('\n'), part.mine.join('\n'), part.theirs.join('\n')];
    const words = merge(wordsOf(was), wordsOf(my), wordsOf(their));
    if (was && my && their && words.every(({ ok }) => ok)) return words.flatMap(({ ok }) => ok ?? []).join('');
    // One side deleted what the other changed: the changed text stays.
    if (my && their) contested.push({ mine: my, theirs: their });
    return [my, their].filter(Boolean);
  });
  return { html: lines.join('\n'), contested };
}

type Part =
  | { ok: string[]; base?: never; mine?: never; theirs?: never }
  | (Record<'base' | 'mine' | 'theirs', string[]> & { ok?: never });

const merge = (base: string[], mine: string[], theirs: string[]): Part[] =>
  diff3Merge(mine, base, theirs, { excludeFalseConflicts: true }).map(
    ({ ok, conflict }): Part =>
      conflict ? { base: conflict.o, mine: conflict.a, theirs: conflict.b } : { ok: ok ?? [] },
  );

/** Tags, words, and what is between them. */
const wordsOf = (html: string): string[] => html.match(/<[^>]*>|\s+|[^<\s]+|</g) ?? [];
