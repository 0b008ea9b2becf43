import type { MetricResult } from '@agency/api/contract/performance';

/** An address as people say it: without scheme and closing slash. */
export const shortName = (website: string) => website.replace(/^https?:\/\//i, '').replace(/\/$/, '');

/** How many metrics fell into each category that has any: `2 good, 2 warnings, 1 poor`. */
export function countCategories(results: readonly MetricResult[]): string {
  const count = (category: MetricResult['category']) => results.filter((result) => result.category === category).length;
  const warnings = count('warning');
  return [
    [count('good'), 'good'],
    [warnings, warnings === 1 ? 'warning' : 'warnings'],
    [count('poor'), 'poor'],
  ]
    .filter(([number]) => number !== 0)
    .map((part) => part.join(' '))
    .join(', ');
}
