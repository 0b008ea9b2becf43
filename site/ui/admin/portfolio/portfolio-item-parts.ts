import { grid, place } from '../list/picture-card.css.ts';
import type { RecordParts } from '../list/record-parts.ts';
import { ItemCard } from './item-card.tsx';
import { ItemFields } from './item-fields.tsx';
import { usePictureCheck } from './use-picture-check.tsx';

export const portfolioItemParts: RecordParts = {
  Card: ItemCard,
  styles: { place, list: grid },
  Fields: ItemFields,
  useCheck: usePictureCheck,
};
