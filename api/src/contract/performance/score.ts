/** Every score lies between these two. */
export const scoreRange = { min: 10, max: 100 } as const;

/** The least score of a category or a colour; below the last of its kind lies the worst. */
export const scoreLimits = { good: 80, warning: 60, yellow: 50 } as const;

export const scoreCategories = ['good', 'warning', 'poor'] as const;
export type ScoreCategory = (typeof scoreCategories)[number];

/** How one metric did: 80 or more is good, 60 to 79 a warning, below that poor. */
export function scoreCategory(score: number): ScoreCategory {
  if (score >= scoreLimits.good) return 'good';
  return score >= scoreLimits.warning ? 'warning' : 'poor';
}

export type ScoreColor = 'green' | 'yellow' | 'red';

/** The colour a score is shown in: green from 80, yellow from 50, red below. */
export function scoreColor(score: number): ScoreColor {
  if (score >= scoreLimits.good) return 'green';
  return score >= scoreLimits.yellow ? 'yellow' : 'red';
}

/** The mean of at least one score, rounded to a whole number. */
export function overallScore(scores: readonly number[]): number {
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/** `score` where it lies in the range, else the nearer end. */
export function clampScore(score: number): number {
  return Math.min(scoreRange.max, Math.max(scoreRange.min, score));
}
