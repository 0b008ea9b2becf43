import '../zod/without-eval.ts';
import { z } from 'zod';
import { contactSchema } from '../contact/contact.ts';
import { limits } from '../limits/limits.ts';
import { freeText } from '../text/free-text.ts';
import { metricNames } from './metrics.ts';
import { scoreCategories } from './score.ts';
import { websiteSchema } from './website.ts';

const score = z.number().min(0).max(100);

const metricResultSchema = z.object({
  name: z.enum(metricNames),
  score,
  category: z.enum(scoreCategories),
  description: freeText().max(500),
  impact: freeText().max(500),
});

/**
 * Asks for an analysis to be mailed (SPEC section 5). Anyone may send this to any address, so whoever writes the mail
 * takes the words for a metric from `metrics` by its name and category, never from here.
 */
export const reportRequestSchema = z.object({
  email: contactSchema.shape.email,
  name: freeText().max(limits.name.max, 'Name too long').optional(),
  website: websiteSchema,
  performanceData: z.object({
    overallScore: score,
    metrics: z.array(metricResultSchema).min(1).max(metricNames.length),
  }),
});
export type ReportRequest = z.input<typeof reportRequestSchema>;
