import { pageSize } from '../graphql/load-inquiries.ts';

/** The number of placeholder rows if the count is unknown. */
const placeholders = 8;
/** How many rows to load above and below the visible ones. */
const ahead = 25;

/** The rows of a list by index. Only the list's beginning and at most one segment are loaded. */
export type Rows = ReturnType<typeof createRows>;

type Loaded = {
  ids: readonly string[];
  segment: { ids: readonly string[]; below: number } | null;
  total: number | null;
  more: boolean;
};

/** Lays out the loaded rows, without the `hidden` ids. */
export function createRows({ ids, segment, total, more }: Loaded, hidden: ReadonlySet<string> = new Set()) {
  const shown = (all: readonly string[]) => (hidden.size === 0 ? all : all.filter((id) => !hidden.has(id)));
  const head = shown(ids);
  const part = shown(segment?.ids ?? []);
  const removed = ids.length + (segment?.ids.length ?? 0) - head.length - part.length;
  const below = segment?.below ?? 0;
  const least = head.length + part.length + below;
  const counted = total === null ? least + placeholders : total - removed;
  const count = segment || more ? Math.max(counted, least + (segment ? 0 : 1)) : head.length;
  const start = count - below - part.length;
  const end = start + part.length;
  return {
    count,
    /** The number of hidden rows. */
    removed,
    head: head.length,
    start,
    end,
    ids: () => [...head, ...part],
    at: (place: number) => (place < head.length ? head[place] : part[place - start]),
    /** Returns the index of an inquiry's row, or -1 if the row is not loaded. */
    placeOf(id: string | null): number {
      if (id === null) return -1;
      const inHead = head.indexOf(id);
      const inPart = inHead === -1 ? part.indexOf(id) : -1;
      return inPart === -1 ? inHead : start + inPart;
    },
  };
}

/** What to load next: `more` of the list's beginning, the segment's continuation in a direction, or another segment. */
export type Missing = 'more' | 'before' | 'after' | 'last' | { skip: number };

/** Returns what to load while the rows from `first` to `last` are in view; null if all rows near them are loaded. */
export function missingIn(rows: Rows, first: number, last: number): Missing | null {
  const { count, head, start, end } = rows;
  const from = Math.max(0, first - ahead);
  const to = Math.min(count - 1, last + ahead);
  const hasSegment = end > start;
  const above = { from: Math.max(from, head), to: Math.min(to, start - 1) };
  if (above.from <= above.to) {
    const past = above.from - head;
    const before = hasSegment ? start - 1 - above.to : Number.POSITIVE_INFINITY;
    if (Math.min(past, before) < pageSize) return past <= before ? 'more' : 'before';
    return around((first + last) / 2);
  }
  const beneath = Math.max(from, end);
  if (beneath > to) return null;
  return hasSegment && beneath - end < pageSize ? 'after' : around((first + last) / 2);

  function around(place: number): Missing {
    if (place >= count - pageSize) return 'last';
    return { skip: Math.max(head, Math.round(place - pageSize / 2)) };
  }
}
