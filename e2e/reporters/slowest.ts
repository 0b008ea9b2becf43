export type Timed = { name: string; ms: number };

const shown = 20;

/** Returns one line per test, slowest first. Leaves out tests that take less than 100 ms. */
export function slowest(what: string, tests: readonly Timed[]): string {
  const slow = tests.filter(({ ms }) => ms >= 100).toSorted((a, b) => b.ms - a.ms);
  if (slow.length === 0) return '';
  const lines = slow.slice(0, shown).map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  return [`The slowest ${lines.length} of ${tests.length} ${what}:`, ...lines].join('\n');
}
