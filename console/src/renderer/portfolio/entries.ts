import type { PortfolioItemInput, portfolioItemSchema } from '@agency/api/contract/portfolio/portfolio';
import type { z } from 'zod';
import type { Item } from '#bridge/portfolio-item.ts';

/** What stands in the form's fields. */
export type Entries = z.input<typeof portfolioItemSchema>;

export const emptyEntries = {
  title: '',
  description: '',
  technology: '',
  imageUrl: '',
  caseStudyUrl: '',
  featured: false,
  metric1Value: '',
  metric1Label: '',
  metric2Value: '',
  metric2Label: '',
  metric3Value: '',
  metric3Label: '',
} as unknown as Entries;

/** An item, or what was sent for one, as the form's fields begin with it. */
export function entriesOf(item: { [Field in keyof PortfolioItemInput]?: Item[Field] | undefined }): Entries {
  const entries: Record<string, unknown> = { ...emptyEntries };
  for (const field of Object.keys(emptyEntries) as (keyof Entries)[]) entries[field] = item[field] ?? entries[field];
  return entries as Entries;
}
