import '@agency/api/contract/zod-without-eval';
import type { EditableItem as Item } from '@agency/site/ui/admin/portfolio/editable-item.ts';
import { z } from 'zod';

export {
  type EditableItem as Item,
  editableItemFields as itemFields,
} from '@agency/site/ui/admin/portfolio/editable-item.ts';

/** A portfolio item, read back from outside. `satisfies` keeps the two lists of fields one. */
export const itemSchema = z.object({
  __typename: z.literal('PortfolioItem'),
  id: z.string(),
  version: z.number(),
  title: z.string(),
  description: z.string(),
  /** Not only those of the contract: a newer server may know more than this program, whose lists must still open. */
  technology: z.custom<Item['technology']>((value) => typeof value === 'string'),
  imageUrl: z.string(),
  caseStudyUrl: z.string().nullable(),
  featured: z.boolean(),
  metric1Value: z.string().nullable(),
  metric1Label: z.string().nullable(),
  metric2Value: z.string().nullable(),
  metric2Label: z.string().nullable(),
  metric3Value: z.string().nullable(),
  metric3Label: z.string().nullable(),
}) satisfies z.ZodType<Item>;
