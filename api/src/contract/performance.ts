type Metric = {
  name: string;
  /** The score around which simulated scores vary. */
  baseScore: number;
  /** What the metric measures, and which values are good. */
  description: string;
  /** What a score of each category means to a site's owner. */
  impact: Readonly<Record<ScoreCategory, string>>;
};

/** The toolkit's five metrics in display order (SPEC sections 3 and 9). The good values are Google's. */
export const metrics = [
  {
    name: 'First Contentful Paint',
    baseScore: 85,
    description: 'How soon the first text or picture appears. Good is 1.8 seconds or less.',
    impact: {
      good: 'In this range visitors see at once that the page is coming, so few leave before it starts.',
      warning: 'In this range visitors look at an empty page for a moment, and the impatient ones turn back.',
      poor: 'In this range the page stays blank long enough to look broken, and visitors leave before they see anything.',
    },
  },
  {
    name: 'Largest Contentful Paint',
    baseScore: 72,
    description: 'How soon the largest picture or block of text appears. Good is 2.5 seconds or less.',
    impact: {
      good: 'In this range people see what they came for before their attention wanders. Google Search counts this metric.',
      warning: 'In this range the main picture or headline comes late, which product and landing pages feel first.',
      poor: 'In this range many go back to the search results before the main content is there. Google Search counts this metric.',
    },
  },
  {
    name: 'Cumulative Layout Shift',
    baseScore: 91,
    description: 'How much the page jumps while it loads. Good is 0.1 or less.',
    impact: {
      good: 'In this range the page stays still: nobody loses their place or taps the wrong button.',
      warning: 'In this range text moves while it is being read, and people have to find their line again.',
      poor: 'In this range buttons move under the finger, so people tap the wrong thing, in the checkout too.',
    },
  },
  {
    name: 'First Input Delay',
    baseScore: 68,
    description: 'How long the page takes to answer the first tap or key. Good is 100 milliseconds or less.',
    impact: {
      good: 'In this range the first tap is answered at once, so the site feels ready.',
      warning: 'In this range the first tap sometimes seems to do nothing, so people tap twice.',
      poor: 'In this range taps are ignored while the page is busy, and menus and forms feel broken.',
    },
  },
  {
    name: 'Total Blocking Time',
    baseScore: 58,
    description: 'How long scripts keep the page from answering while it loads. Good is 200 milliseconds or less.',
    impact: {
      good: 'In this range scripts leave the phone free, so scrolling and tapping work from the start.',
      warning: 'In this range mid-priced phones stutter while the page loads, though fast computers hide it.',
      poor: 'In this range the page is visible but cannot be used. On a mid-priced phone that can last for seconds.',
    },
  },
] as const satisfies readonly Metric[];

export type MetricName = (typeof metrics)[number]['name'];

export const metricNames = metrics.map(({ name }) => name);

const scoreRange = { min: 10, max: 100 } as const;

/** The lowest scores of the categories `good` (shown in green) and `warning`, and of the color yellow. */
export const scoreLimits = { good: 80, warning: 60, yellow: 50 } as const;

export const scoreCategories = ['good', 'warning', 'poor'] as const;
export type ScoreCategory = (typeof scoreCategories)[number];

export function scoreCategory(score: number): ScoreCategory {
  if (score >= scoreLimits.good) return 'good';
  return score >= scoreLimits.warning ? 'warning' : 'poor';
}

type ScoreColor = 'green' | 'yellow' | 'red';

export function scoreColor(score: number): ScoreColor {
  if (score >= scoreLimits.good) return 'green';
  return score >= scoreLimits.yellow ? 'yellow' : 'red';
}

/** Returns the mean of at least one score, rounded to a whole number. */
export function overallScore(scores: readonly number[]): number {
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

export function clampScore(score: number): number {
  return Math.min(scoreRange.max, Math.max(scoreRange.min, score));
}

/** Whether a number is a valid score: whole, and within the range. */
export const isScore = (score: number): boolean => Number.isInteger(score) && clampScore(score) === score;

/** How long the analyzer appears to work, in ms. */
export const analysisDelayMs = 3000;

export type MetricResult = {
  name: MetricName;
  score: number;
  category: ScoreCategory;
  description: string;
  impact: string;
};

export type PerformanceResult = { overallScore: number; metrics: readonly MetricResult[] };

/** Returns a random score from 10 below `base` to 9 above it, limited to the range of scores. */
export function varyScore(base: number, random: () => number): number {
  return clampScore(base + Math.floor(random() * 20) - 10);
}

/**
 * Simulates an analysis: nothing is fetched or measured (SPEC section 9).
 *
 * @param random like `Math.random`; called once for each metric, in order.
 */
export function simulateAnalysis(random: () => number): PerformanceResult {
  const results = metrics.map(({ name, baseScore, description, impact }) => {
    const score = varyScore(baseScore, random);
    const category = scoreCategory(score);
    return { name, score, category, description, impact: impact[category] };
  });
  return { overallScore: overallScore(results.map(({ score }) => score)), metrics: results };
}
