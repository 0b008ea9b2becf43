/** How a figure that was taken several times lies: rounded to tenths. */
export function spread(taken: readonly number[]): Record<'count' | 'min' | 'median' | 'p95' | 'max', number> {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN) * 10) / 10;
  return { count: taken.length, min: at(0), median: at(0.5), p95: at(0.95), max: at(1) };
}
