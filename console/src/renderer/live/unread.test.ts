import { expect, test } from 'vitest';
import { firstSync, type Sync, withMissed, withNewest } from './sync.ts';
import { unreadCount, withFound, withoutUnread, withUnread, withUnreadAgain } from './unread.ts';

/** The inquiry of a day of January. */
const of = (day: number) => ({ id: `e${day}`, at: new Date(Date.UTC(2026, 0, day)).toISOString() });
const seen: Sync = { ...firstSync, cursor: 'c', syncedAt: of(9).at, newest: of(8).at };
const none: ReadonlySet<string> = new Set();

test('after changes that nobody told, what is newer than the newest one seen is unread', () => {
  const missed = withMissed(seen);
  const found = withFound(missed, { there: [of(11), of(10), of(8), of(7)], downTo: of(7).at, before: [], told: none });
  expect(found).toMatchObject({ unread: [of(11), of(10)], missedSince: null });
});

test('marks from before stay, save of what is gone; what was read before stays read', () => {
  const before = [of(7), of(6)];
  const missed = withMissed({ ...seen, unread: before });
  const found = withFound(missed, { there: [of(10), of(8), of(7), of(5)], downTo: of(5).at, before, told: none });
  expect(found.unread).toEqual([of(10), of(7)]);
});

test('marks that are older than what was looked at stay: nothing is known of them', () => {
  const before = [of(7), of(3)];
  const missed = withMissed({ ...seen, unread: before });
  const found = withFound(missed, { there: [of(10), of(8)], downTo: of(6).at, before, told: none });
  expect(found.unread).toEqual([of(10), of(3)]);
});

test('what arrives, is read or goes while it is being found out is as the stream and the admin have it', () => {
  const before = [of(7)];
  let sync = withMissed({ ...seen, unread: before });
  const told = new Set<string>();
  const downTo = of(7).at;
  sync = withUnread(sync, of(12));
  told.add('e12');
  told.add('e11');
  sync = withoutUnread(sync, 'e7');
  expect(withFound(sync, { there: [of(12), of(11), of(10), of(7)], downTo, before, told }).unread).toEqual([
    of(12),
    of(10),
  ]);
});

test('missed twice is missed since the first time, whatever arrived between', () => {
  const missed = withMissed(withNewest(withMissed(seen), of(12).at));
  expect(missed.missedSince).toBe(of(8).at);
});

test('where the inbox was empty all is new; where nothing was ever loaded, nothing was missed', () => {
  expect(withMissed({ ...seen, newest: null }).missedSince).toBe('');
  expect(withMissed(firstSync).missedSince).toBe(null);
});

test('marks that were taken away come back beside what arrived since', () => {
  const again = withUnreadAgain({ ...seen, unread: [of(12)] }, [of(12), of(11)]);
  expect(again.unread).toEqual([of(12), of(11)]);
});

test('how many are unread is not known before anything came, nor while changes were missed', () => {
  expect(unreadCount(firstSync)).toBeNull();
  expect(unreadCount(seen)).toBe(0);
  const marked = withUnread(seen, of(10));
  expect(unreadCount(marked)).toBe(1);
  expect(unreadCount(withMissed(marked))).toBeNull();
});
