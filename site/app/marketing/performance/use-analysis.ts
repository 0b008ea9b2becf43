import {
  analysisDelayMs,
  type MetricResult,
  type PerformanceResult,
  simulateAnalysis,
} from '@agency/api/contract/performance';
import { useEffect, useState } from 'react';

/** A finished analysis. `website` includes its scheme. */
export type Report = { website: string; result: PerformanceResult };

export type Analysis = { state: 'idle' } | { state: 'analyzing'; website: string } | ({ state: 'done' } & Report);

/**
 * Runs one analysis at a time. `analyze` starts it; the result comes after `analysisDelayMs`. Unmounting ends it.
 *
 * @param random for the simulated scores; see `simulateAnalysis`.
 */
export function useAnalysis(random: () => number): { analysis: Analysis; analyze(website: string): void } {
  const [analysis, setAnalysis] = useState<Analysis>({ state: 'idle' });
  const website = analysis.state === 'analyzing' ? analysis.website : null;

  useEffect(() => {
    if (website === null) return;
    const finish = () => setAnalysis({ state: 'done', website, result: simulateAnalysis(random) });
    const timer = setTimeout(finish, analysisDelayMs);
    return () => clearTimeout(timer);
  }, [website, random]);

  return { analysis, analyze: (next) => setAnalysis({ state: 'analyzing', website: next }) };
}

/** Returns a URL without its scheme and trailing slash. */
export const shortName = (website: string) => website.replace(/^https?:\/\//i, '').replace(/\/$/, '');

/** Returns a text such as `2 good, 2 warnings, 1 poor`, without categories that do not occur. */
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
