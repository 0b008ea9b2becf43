const kept = { days: 7, weeks: 4, months: 12 };
const dayMs = 24 * 60 * 60_000;

/** Returns a name such as `agency-2026-11-25T031200Z.tar.zst`. Sorting by name sorts by time. */
export const archiveName = (at: Date): string =>
  `agency-${at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')}.tar.zst`;

const named = /^agency-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst$/;

/** Reads the time of an archive from its name. Null for any other name. */
function madeAt(name: string): Date | null {
  const [, day, hours, minutes, seconds] = named.exec(name) ?? [];
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/**
 * Returns the expired archives. Keeps the newest archive of each of the last 7 days, 4 weeks (Monday to Sunday) and 12
 * months that have archives, in UTC. Ignores files with other names.
 */
export function expiredArchives(names: readonly string[]): string[] {
  const archives = names
    .flatMap((name) => {
      const at = madeAt(name);
      return at ? [{ name, at }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  const keep = new Set<string>();
  for (const [period, most] of Object.entries(kept)) {
    const newest = new Map<string | number, string>();
    for (const { name, at } of archives) {
      const key = keys[period as keyof typeof kept](at);
      if (!newest.has(key)) newest.set(key, name);
    }
    for (const name of [...newest.values()].slice(0, most)) keep.add(name);
  }
  return archives.map(({ name }) => name).filter((name) => !keep.has(name));
}

const dayOf = (at: Date) => Math.floor(at.getTime() / dayMs);
const keys = {
  days: dayOf,
  // 1970 began on a Thursday, so its first Monday was day 4.
  weeks: (at: Date) => Math.floor((dayOf(at) - 4) / 7),
  months: (at: Date) => at.toISOString().slice(0, 7),
};
