import '@agency/api/contract/zod-without-eval';
import { type EditableItem, itemModel } from '@agency/site/ui/admin/portfolio/portfolio-item.ts';
import { z } from 'zod';

export {
  type EditableItem as Item,
  editableItemFields as itemFields,
} from '@agency/site/ui/admin/portfolio/portfolio-item.ts';

/** A portfolio item, read back from outside. */
export const itemSchema = itemModel.content.extend({
  __typename: z.literal('PortfolioItem'),
  id: z.string(),
  version: z.number(),
}) as unknown as z.ZodType<EditableItem>;
