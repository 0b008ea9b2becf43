import { limits } from '@agency/api/contract/limits';
import { itemStanding } from '@agency/api/contract/portfolio';
import { previewDays } from '@agency/api/contract/publishing';
import { Eye } from 'lucide-react';
import { button } from '#ui/button/button.css.ts';
import type { AnyRecord } from '../kind.ts';
import { grid, place } from '../list/picture-card.css.ts';
import type { RecordParts } from '../list/record-parts.ts';
import { ItemCard } from './item-card.tsx';
import { ItemFields } from './item-fields.tsx';
import type { EditableItem } from './portfolio-item.ts';
import { usePictureCheck } from './use-picture-check.tsx';

/** Links to a preview of an item that is not public. */
function Preview({ record }: { record: AnyRecord }) {
  const item = record as EditableItem;
  if (itemStanding(item, new Date()) === 'public') return null;
  return (
    <a
      href={`/admin/preview/${item.id}`}
      target="_blank"
      rel="noopener"
      className={button({ kind: 'quiet', size: 'compact', shape: 'icon' })}
      aria-label={`Preview ${item.title}`}
      title={`Preview: anyone with the link can view it for ${previewDays} days.`}
    >
      <Eye size={17} aria-hidden="true" />
    </a>
  );
}

/** Marks the items on the home page: the first featured ones that are public. */
function homeMark(record: AnyRecord, records: readonly AnyRecord[]) {
  const shown = (records as readonly EditableItem[]).filter(
    (item) => item.featured && itemStanding(item, new Date()) === 'public',
  );
  return shown.slice(0, limits.featuredProjects).some(({ id }) => id === record.id) ? (
    <span>On the home page</span>
  ) : null;
}

export const portfolioItemParts: RecordParts = {
  Card: ItemCard,
  styles: { place, list: grid },
  Fields: ItemFields,
  useCheck: usePictureCheck,
  More: Preview,
  markOf: homeMark,
};
