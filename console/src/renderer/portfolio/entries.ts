import {
  type PortfolioItemInput,
  portfolioItemSchema,
  technologySchema,
} from '@agency/api/contract/portfolio/portfolio';
import { z } from 'zod';
import type { Item } from '#bridge/portfolio-item.ts';

/** The contract's rules for a form in which no technology may be chosen yet: what comes out of it is the contract's own. */
export const entriesSchema = portfolioItemSchema.extend({ technology: z.string().pipe(technologySchema) });

/** What stands in the form's fields. */
export type Entries = z.input<typeof entriesSchema>;

/** An item, or what was sent for one, as the form's fields begin with it: each has something, be it no words. */
export function entriesOf(item: { [Field in keyof PortfolioItemInput]?: Item[Field] | undefined }) {
  return {
    title: item.title ?? '',
    description: item.description ?? '',
    technology: item.technology ?? '',
    imageUrl: item.imageUrl ?? '',
    caseStudyUrl: item.caseStudyUrl ?? '',
    featured: item.featured ?? false,
    metric1Value: item.metric1Value ?? '',
    metric1Label: item.metric1Label ?? '',
    metric2Value: item.metric2Value ?? '',
    metric2Label: item.metric2Label ?? '',
    metric3Value: item.metric3Value ?? '',
    metric3Label: item.metric3Label ?? '',
  } satisfies Entries;
}

export const emptyEntries = entriesOf({});
