/** Returns the latest moment at this time of day, in UTC. */
export function lastTimeAt({ hours, minutes }: { hours: number; minutes: number }, now: Date): Date {
  const last = new Date(now);
  last.setUTCHours(hours, minutes, 0, 0);
  if (last > now) last.setUTCDate(last.getUTCDate() - 1);
  return last;
}
