import { limits } from '@agency/api/contract/limits';
import { metricsOf } from '@agency/api/contract/metrics';
import { itemStanding } from '@agency/api/contract/portfolio';
import { previewDays } from '@agency/api/contract/publishing';
import { Eye } from 'lucide-react';
import { button } from '#ui/button/button.css.ts';
import type { AnyRecord } from '../kind.ts';
import * as cards from '../list/picture-card.css.ts';
import { PictureCard } from '../list/picture-card.tsx';
import { mark, tag } from '../list/record-mark.css.ts';
import type { CardProps, RecordParts } from '../list/record-parts.ts';
import { UnseenMark } from '../publishing/standing-mark.tsx';
import { ItemFields } from './item-fields.tsx';
import type { EditableItem } from './portfolio-item.ts';
import { usePictureCheck } from './use-picture-check.tsx';

function ItemCard({ record: item, kind: _kind, marks, ...card }: CardProps<EditableItem>) {
  const metrics = metricsOf(item);
  return (
    <PictureCard
      {...card}
      src={item.imageUrl}
      ratio="4 / 3"
      title={item.title}
      about={
        <>
          <span>{item.technology}</span>
          <UnseenMark standing={itemStanding(item, new Date())} />
          {marks}
        </>
      }
    >
      {item.pageProblem ? <span className={mark}>Its page: {item.pageProblem}</span> : null}
      {metrics.length > 0 ? (
        <span className={cards.metrics}>
          {metrics.map(({ value, label }) => (
            <span key={`${value} ${label}`}>
              <strong>{value}</strong> {label}
            </span>
          ))}
        </span>
      ) : null}
    </PictureCard>
  );
}

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

/** Marks a featured item, and says whether it is one of the first public ones, which the home page shows. */
function featuredMark(record: AnyRecord, records: readonly AnyRecord[] = []) {
  if (!(record as EditableItem).featured) return null;
  const shown = (records as readonly EditableItem[]).filter(
    (item) => item.featured && itemStanding(item, new Date()) === 'public',
  );
  const isOnHome = shown.slice(0, limits.featuredProjects).some(({ id }) => id === record.id);
  return <span className={tag}>{isOnHome ? 'Home page' : 'Featured'}</span>;
}

export const portfolioItemParts: RecordParts = {
  Card: ItemCard,
  styles: { place: cards.place, list: cards.grid },
  Fields: ItemFields,
  useCheck: usePictureCheck,
  More: Preview,
  markOf: featuredMark,
};
