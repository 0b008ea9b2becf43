import { useSyncExternalStore } from 'react';

const ages = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
const clocks = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const seconds = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const years = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' });

/** The largest unit that fits, in seconds. */
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long before `now` (ms) something was: `3 hours ago`, `yesterday`, `just now`. */
export function ageOf(moment: string, now: number): string {
  const age = (now - Date.parse(moment)) / 1000;
  const [unit, length] = units.find(([, size]) => age >= size) ?? [];
  return unit ? ages.format(-Math.floor(age / length), unit) : 'just now';
}

/** The full date and time, in the reader's zone. */
export const dateAndTime = (moment: string): string => dates.format(new Date(moment));

/** As short as a list's column: today's by the clock, this year's by the day, older ones by the month. */
export function briefly(moment: string, now: number): string {
  const then = new Date(moment);
  const today = new Date(now);
  if (then.toDateString() === today.toDateString()) return clocks.format(then);
  return (then.getFullYear() === today.getFullYear() ? days : years).format(then);
}

/** A moment (ms) of today by the clock, to the second. */
export const clockTime = (moment: number): string => seconds.format(moment);

const minute = 60_000;
let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for everything that shows an age: it ticks once a minute, and only while somebody looks. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  now = Date.now();
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time in ms, to the minute. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
