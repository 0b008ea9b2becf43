import type { Sync, Unread } from './sync.ts';

/** More are not counted: a console nobody reads at must not fill the disk. */
export const mostUnread = 20_000;

/** How many are unread; null while nobody knows, before the first load and after changes were missed that are still to be found. */
export const unreadCount = ({ unread, syncedAt, missedSince }: Sync): number | null =>
  syncedAt === null || missedSince !== null ? null : unread.length;

export const withUnread = (sync: Sync, inquiry: Unread): Sync =>
  sync.unread.some(({ id }) => id === inquiry.id)
    ? sync
    : { ...sync, unread: [inquiry, ...sync.unread].slice(0, mostUnread) };

export const withoutUnread = (sync: Sync, id: string): Sync =>
  sync.unread.some((each) => each.id === id) ? { ...sync, unread: sync.unread.filter((each) => each.id !== id) } : sync;

/** Puts marks back that were taken away all at once. What was marked since stays. */
export function withUnreadAgain(sync: Sync, marks: readonly Unread[]): Sync {
  const known = new Set(sync.unread.map(({ id }) => id));
  return { ...sync, unread: [...sync.unread, ...marks.filter(({ id }) => !known.has(id))].slice(0, mostUnread) };
}

type Found = {
  /** What there is at the server, newest first. */
  there: readonly Unread[];
  /** As far as was looked: of marks from before nothing was learnt. */
  downTo: string;
  /** The marks from when it was asked. */
  before: readonly Unread[];
  /** What the stream told of by itself, come or gone: it is marked already, or must not be. */
  told: ReadonlySet<string>;
};

/** Marks what came while nobody told of it, and takes the marks of what is not there any more. */
export function withFound(sync: Sync, { there, downTo, before, told }: Found): Sync {
  const { missedSince } = sync;
  if (missedSince === null) return sync;
  const asked = new Set(before.map(({ id }) => id));
  const marked = new Set(sync.unread.map(({ id }) => id));
  const since = sync.unread.filter(({ id }) => !asked.has(id));
  const missed = ({ id, at }: Unread) => at > missedSince && !told.has(id) && !asked.has(id);
  const found = [
    ...there.filter((each) => (marked.has(each.id) && asked.has(each.id)) || missed(each)),
    ...sync.unread.filter(({ id, at }) => asked.has(id) && at < downTo),
  ];
  const known = new Set(since.map(({ id }) => id));
  const unread = [...since, ...found.filter(({ id }) => !known.has(id))].slice(0, mostUnread);
  return { ...sync, missedSince: null, unread };
}
