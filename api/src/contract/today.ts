/** The number of days in the chart of inquiries and orders, including today. */
export const chartDays = 14;
/** The number of days for which inquiries are counted by service and by source. */
export const outcomeDays = 90;

/**
 * How an inquiry's field `regarding` begins, by the page that the visitor came from: a project, or a result of the
 * performance toolkit. The form uses the first text of a list. Stored inquiries are counted by all texts of a list, so
 * put a new wording before the old ones.
 */
export const regardingStarts = {
  project: ['Project: '],
  sampleResult: ['Sample result for '],
  timing: ['Timing of '],
} as const;

/** What led to an inquiry, derived from its `regarding`. */
export const inquirySources = {
  form: 'The contact form',
  package: 'A package of a service',
  toolkit: 'A result of the toolkit',
  project: 'A project or case study',
} as const;
export type InquirySource = keyof typeof inquirySources;
export const sourceNames = Object.keys(inquirySources) as InquirySource[];
