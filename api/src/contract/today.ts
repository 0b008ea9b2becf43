/** The number of days in the chart of inquiries and orders, including today. */
export const chartDays = 14;
/** The number of days for which inquiries are counted by service and by source. */
export const outcomeDays = 90;

/**
 * How the form's `regarding` begins. The form writes the first text of each list. Stored inquiries are counted by all
 * texts, so a new wording goes before the old one.
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
