import { portfolioItemKind } from '@agency/site/ui/admin/portfolio/portfolio-item.ts';

export {
  type EditableItem as Item,
  editableItemFields as itemFields,
} from '@agency/site/ui/admin/portfolio/portfolio-item.ts';

export const itemSchema = portfolioItemKind.record;
