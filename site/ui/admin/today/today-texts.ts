const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Formats a duration in its two largest units, such as `3 h 12 min` or `2 days 4 h`. */
export function durationText(ms: number): string {
  const minutes = Math.round(ms / minuteMs);
  if (minutes < 1) return 'under a minute';
  const rounded = minutes * minuteMs;
  const [days, hours, rest] = [
    Math.floor(rounded / dayMs),
    Math.floor((rounded % dayMs) / hourMs),
    Math.floor((rounded % hourMs) / minuteMs),
  ];
  const parts =
    days > 0
      ? [[days, days === 1 ? 'day' : 'days'] as const, [hours, 'h'] as const]
      : [[hours, 'h'] as const, [rest, 'min'] as const];
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ');
}

/** Formats `2026-11` as `November`. */
export const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });

/** Formats `2026-11-24` as `Tue, Nov 24`. */
export const dayName = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    ...({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const),
  });

/** Returns the parts of a chart's label for `2026-11-24`: `24` and `Nov`. */
export function shortDay(date: string): { day: string; month: string } {
  const [month = '', day = ''] = new Date(`${date}T00:00:00Z`)
    .toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
    .split(' ');
  return { day, month };
}

/** Returns the day that is `before` days before the last of `days`, such as `2026-08-26`. */
export function firstDayOf(days: readonly { date: string }[], before: number): string {
  const last = Date.parse(`${days.at(-1)?.date ?? new Date().toISOString().slice(0, 10)}T00:00:00Z`);
  return new Date(last - before * dayMs).toISOString().slice(0, 10);
}

/** Formats a share as a percentage, such as `67%`. Null becomes a dash. */
export const shareText = (share: number | null): string => (share === null ? '–' : `${Math.round(100 * share)}%`);

/** Formats the share of won inquiries among those that were won or lost. Returns a dash if there are none. */
export const wonShare = ({ won, lost }: { won: number; lost: number }): string =>
  shareText(won + lost === 0 ? null : won / (won + lost));

export const moneyText = (amount: number, currency: string): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
