/** A result. With `before` and `after` (both in `unit`) it is drawn as two bars. */
export type ResultFigure = {
  value: string;
  label: string;
  before?: number;
  after?: number;
  unit?: string;
  /** What the two bars compare, when it is not one thing at two times. */
  names?: readonly [before: string, after: string];
  /** Where the figure was read, and over which time. */
  source: string;
  /** Draws the change in countable pieces: `seats` of a hundred, or `hours`. */
  drawnIn?: 'seats' | 'hours';
};

/** A portfolio item in detail, from the problem to the lesson. Clients are fictional. */
export type CaseStudy = {
  path: `/case-studies/${string}`;
  /** The layout of its page. */
  composition: 'program' | 'course' | 'ledger';
  head: { title: string; description: string; keywords: string };
  client: string;
  sector: string;
  technology: string;
  timeframe: string;
  imageUrl: string;
  title: string;
  summary: string;
  problem: { title: string; paragraphs: readonly string[] };
  steps: readonly { name: string; text: string }[];
  results: { lead: string; figures: readonly ResultFigure[] };
  lessons: { title: string; paragraphs: readonly string[] };
  service: { label: string; to: string };
};
