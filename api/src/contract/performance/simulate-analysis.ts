import { type MetricName, metrics } from './metrics.ts';
import { clampScore, overallScore, type ScoreCategory, scoreCategory } from './score.ts';

/** How long the analyzer seems to work, in ms. */
export const analysisDelayMs = 3000;

export type MetricResult = {
  name: MetricName;
  score: number;
  category: ScoreCategory;
  description: string;
  impact: string;
};

export type PerformanceResult = { overallScore: number; metrics: readonly MetricResult[] };

/** A score around `base`: 10 less to 9 more, in whole steps of equal chance, within the range of scores. */
export function varyScore(base: number, random: () => number): number {
  return clampScore(base + Math.floor(random() * 20) - 10);
}

/**
 * Makes up the result of an analysis: nothing is fetched or measured (SPEC section 9).
 *
 * @param random gives numbers from 0 up to, not including, 1; asked once for each metric, in order.
 */
export function simulateAnalysis(random: () => number): PerformanceResult {
  const results = metrics.map(({ name, baseScore, description, impact }) => {
    const score = varyScore(baseScore, random);
    const category = scoreCategory(score);
    return { name, score, category, description, impact: impact[category] };
  });
  return { overallScore: overallScore(results.map(({ score }) => score)), metrics: results };
}
