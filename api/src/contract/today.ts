/** How many days the chart of what came in shows, today included. */
export const chartDays = 14;
/** The days of which inquiries are counted by service and by source. */
export const outcomeDays = 90;

/** What led to an inquiry, as its line `regarding` tells. */
export const inquirySources = {
  form: 'The contact form',
  package: 'A package of a service',
  toolkit: 'A result of the toolkit',
  project: 'A project or case study',
} as const;
export type InquirySource = keyof typeof inquirySources;
export const sourceNames = Object.keys(inquirySources) as InquirySource[];
