import { type MetricName, metrics, type ScoreCategory, scoreCategory } from '#api/contract/performance.ts';
import type { MailContents } from '../mail-contents.ts';
import { reportAdvice } from './report-advice.ts';

/** What a report says of one metric. */
export type Reading = {
  name: MetricName;
  /** A whole number, so that the category is that of the number shown. */
  score: number;
  category: ScoreCategory;
  description: string;
  impact: string;
  advice: string;
};

/** The metrics of a report in the toolkit's order and words: of what was sent only names and scores are taken. */
export function readingsOf({ performanceData }: MailContents['performance-report']): Reading[] {
  return metrics.flatMap(({ name, description, impact }) => {
    const sent = performanceData.metrics.find((metric) => metric.name === name);
    if (!sent) return [];
    const score = Math.round(sent.score);
    const category = scoreCategory(score);
    return [{ name, score, category, description, impact: impact[category], advice: reportAdvice[name][category] }];
  });
}
