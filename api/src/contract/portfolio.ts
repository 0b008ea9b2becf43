import './zod-without-eval.ts';
import { z } from 'zod';
import { limits } from './limits.ts';
import { metricsSchema } from './metrics.ts';
import { type Standing, standingOf } from './publishing.ts';
import { optionalMoment, requiredAddress, requiredText } from './text.ts';

/** What a portfolio item was built with, in the order the admin's form lists them. */
export const technologies = ['WordPress', 'Shopify Plus', 'Laravel', 'React', 'Custom'] as const;
export const technologySchema = z.enum(technologies, { error: 'Please select a technology' });
export type Technology = z.infer<typeof technologySchema>;

/** The admin's portfolio form (SPEC section 5). Empty optional fields become undefined. */
export const portfolioItemSchema = z.object({
  title: requiredText(limits.title.max),
  description: requiredText(limits.description.max),
  technology: technologySchema,
  imageUrl: requiredAddress(),
  caseStudyUrl: z.union([z.literal('').transform(() => undefined), requiredAddress()]).optional(),
  featured: z.boolean().default(false),
  draft: z.boolean().default(false),
  publishAt: optionalMoment(),
  metrics: metricsSchema,
});
export type PortfolioItemInput = z.infer<typeof portfolioItemSchema>;

export const itemStanding = ({ draft, publishAt }: { draft: boolean; publishAt: string | null }, now: Date): Standing =>
  standingOf({ isDraft: draft, from: publishAt }, now);

/**
 * The API's path for a picture from another host: `GET /api/admin/picture?url=https://...`, only for the admin. The
 * answer is a raster picture, or a refusal (400, 401, 404, 413, 415, 429, 502) as JSON with a `message`.
 */
export const picturePath = '/api/admin/picture';
