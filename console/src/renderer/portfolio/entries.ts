import '@agency/api/contract/zod-without-eval';
import { portfolioItemSchema, technologySchema } from '@agency/api/contract/portfolio';
import { z } from 'zod';

/** The contract's rules for a form in which no technology may be chosen yet: what comes out of it is the contract's own. */
export const entriesSchema = portfolioItemSchema.extend({ technology: z.string().pipe(technologySchema) });

/** What stands in the form's fields. */
export type Entries = z.input<typeof entriesSchema>;

const words = z
  .string()
  .nullish()
  .transform((given) => given ?? '');

/** The same of an item, of what was sent for one or of a draft: each field has something, be it no words, and no rule is asked. */
export const filledSchema = z.object({
  title: words,
  description: words,
  technology: words,
  imageUrl: words,
  caseStudyUrl: words,
  featured: z
    .boolean()
    .nullish()
    .transform((given) => given ?? false),
  metric1Value: words,
  metric1Label: words,
  metric2Value: words,
  metric2Label: words,
  metric3Value: words,
  metric3Label: words,
}) satisfies z.ZodType<Required<Entries>>;

/** What the form's fields begin with. */
export const entriesOf = (given: z.input<typeof filledSchema>) => filledSchema.parse(given);

export const emptyEntries = entriesOf({});
