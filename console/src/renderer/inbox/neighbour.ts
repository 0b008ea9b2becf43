/** The id `by` places from another in a list; the first one when that is not in it, and itself at the ends. */
export function neighbour(ids: readonly string[], id: string | null, by: number): string | null {
  const place = id === null ? -1 : ids.indexOf(id);
  if (place === -1) return ids[0] ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, place + by))] ?? null;
}

/** What is chosen when `id` leaves the list: what comes into its place, else the one before. */
export function heirOf(ids: readonly string[], id: string): string | null {
  const place = ids.indexOf(id);
  return place === -1 ? null : (ids[place + 1] ?? ids[place - 1] ?? null);
}
