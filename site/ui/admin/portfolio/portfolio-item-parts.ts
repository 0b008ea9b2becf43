import type { RecordParts } from '../list/record-parts.ts';
import { grid, place } from './item-card.css.ts';
import { ItemCard } from './item-card.tsx';
import { ItemFields } from './item-fields.tsx';
import { usePictureCheck } from './use-picture-check.tsx';

export const portfolioItemParts: RecordParts = {
  Card: ItemCard,
  styles: { place, list: grid },
  Fields: ItemFields,
  useCheck: usePictureCheck,
};
