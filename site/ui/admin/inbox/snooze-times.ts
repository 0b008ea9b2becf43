const morning = 9;

/** Returns 9:00 in the local time zone, `days` days after `now`, in ISO 8601. */
function morningAfter(now: Date, days: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  date.setHours(morning, 0, 0, 0);
  return date.toISOString();
}

/** Returns the times until which an inquiry can be snoozed. `until: null` means until the visitor writes again. */
export function snoozeTimes(now: Date): { label: string; until: string | null }[] {
  const inHours = new Date(now.getTime() + 3 * 60 * 60_000).toISOString();
  // The days to the next Monday: 7 on a Monday, and 1 on a Sunday (day 0).
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
