import './zod-without-eval.ts';
import { z } from 'zod';
import { limits } from './limits.ts';
import { optionalText, requiredAddress, requiredText, storable } from './text.ts';

/** The layouts of a case study's page. */
export const compositions = {
  program: 'Program: the title across the sheet, results beside the picture',
  course: 'Course: text beside the picture, steps that alternate between the sides',
  ledger: 'Ledger: the picture first, then everything between lines',
} as const;
export type Composition = keyof typeof compositions;
export const compositionNames = Object.keys(compositions) as [Composition, ...Composition[]];

/** The title of a case study's page without a search title. */
export const studyTitle = (client: string): string => `Case study: ${client}`;

/** A case study as the admin writes it. Empty optional fields become undefined. */
export const caseStudySchema = z.object({
  title: requiredText(limits.title.max),
  content: z
    .string({ error: 'Required' })
    .overwrite((text) => storable(text).replaceAll('\r\n', '\n'))
    .min(1, 'Required')
    .max(100_000, 'Must be at most 100,000 characters'),
  slug: requiredText(80).regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Use only lowercase words joined by hyphens'),
  client: requiredText(100),
  sector: requiredText(200),
  builtWith: requiredText(60),
  timeframe: requiredText(60),
  summary: requiredText(1_000),
  imageUrl: requiredAddress(),
  composition: z.enum(compositionNames, { error: 'Please select a layout' }),
  servicePage: optionalText(limits.service.max),
  draft: z.boolean().default(false),
  seoTitle: optionalText(limits.title.max),
  seoDescription: optionalText(500),
  keywords: optionalText(300),
});
