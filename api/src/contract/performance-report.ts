import './zod-without-eval.ts';
import { z } from 'zod';
import { boundedArray } from './bounded-array.ts';
import { contactSchema } from './contact.ts';
import { limits } from './limits.ts';
import { metricNames, scoreCategories } from './performance.ts';
import { freeText, isReadAsWritten, isWebAddress } from './text.ts';

/** Prepends `https://` to the web address that a visitor typed, unless it starts with http:// or https://. */
export function withScheme(entry: string): string {
  const text = entry.trim();
  return /^https?:\/\//i.test(text) ? text : `https://${text}`;
}

/** A name in the public DNS: at least two labels, and the last one is not a number, so an IP address does not match. */
const hostName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9][a-z0-9-]*[a-z0-9]$/;

/** Returns what is wrong with a website's address, in words for the visitor. Null if the address is valid. */
export function websiteProblem(entry: string): string | null {
  if (entry.trim() === '') return 'Website URL is required';
  const address = withScheme(entry);
  if (address.length > limits.url.max) return 'Website URL too long';
  if (!isReadAsWritten(address) || !URL.canParse(address)) return 'Enter a web address such as example.com';
  if (!isWebAddress(address)) return 'Enter a web address without a username or password, and not an email address';
  const { hostname } = new URL(address);
  return hostName.test(hostname) ? null : 'Enter a public domain name such as example.com';
}

/** A website's address as a visitor types it; the result has a scheme. */
export const websiteSchema = z
  .string({ error: 'Website URL is required' })
  .superRefine((entry, context) => {
    const message = websiteProblem(entry);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform(withScheme);

const score = z.number().min(0).max(100);

const metricResultSchema = z.object({
  name: z.enum(metricNames),
  score,
  category: z.enum(scoreCategories),
  description: freeText().max(500),
  impact: freeText().max(500),
});

/**
 * A request to mail an analysis (SPEC section 5). Anyone can send a report to any address, so the mail takes its texts
 * from the agency's own list in `performance.ts`, never from this input.
 */
export const reportRequestSchema = z.object({
  email: contactSchema.shape.email,
  name: freeText().max(limits.name.max, 'Name too long').optional(),
  website: websiteSchema,
  performanceData: z.object({
    overallScore: score,
    metrics: boundedArray(metricResultSchema, { min: 1, max: metricNames.length }),
  }),
});
export type ReportRequest = z.input<typeof reportRequestSchema>;
