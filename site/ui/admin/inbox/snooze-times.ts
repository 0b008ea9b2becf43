const morning = 9;

/** Returns the morning `days` days after `now` in the local time zone, in ISO 8601. */
function morningAfter(now: Date, days: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  date.setHours(morning, 0, 0, 0);
  return date.toISOString();
}

/** Returns the times until which an inquiry can be snoozed. Null means until the visitor writes again. */
export function snoozeTimes(now: Date): { label: string; until: string | null }[] {
  const inHours = new Date(now.getTime() + 3 * 60 * 60_000).toISOString();
  // Counts the days to the next Monday. Sunday is day 0, and on a Monday the result is 7.
  const toMonday = (8 - now.getDay()) % 7 || 7;
  return [
    { label: 'In 3 hours', until: inHours },
    { label: 'Tomorrow morning', until: morningAfter(now, 1) },
    { label: 'In 3 days', until: morningAfter(now, 3) },
    { label: 'Next Monday', until: morningAfter(now, toMonday) },
    { label: 'In 2 weeks', until: morningAfter(now, 14) },
    { label: 'When they write again', until: null },
  ];
}
