import { metricsOf } from '@agency/api/contract/metrics';
import { itemStanding } from '@agency/api/contract/portfolio';
import * as styles from '../list/picture-card.css.ts';
import { PictureCard } from '../list/picture-card.tsx';
import { mark } from '../list/record-mark.css.ts';
import type { CardProps } from '../list/record-parts.ts';
import { StandingMark } from '../publishing/standing-mark.tsx';
import type { EditableItem } from './portfolio-item.ts';

/** Shows a portfolio item with its picture, texts, and actions. */
export function ItemCard({ record: item, kind: _kind, marks, ...card }: CardProps<EditableItem>) {
  const metrics = metricsOf(item);
  const standing = itemStanding(item, new Date());
  return (
    <PictureCard
      {...card}
      src={item.imageUrl}
      ratio="4 / 3"
      title={item.title}
      about={
        <>
          <span>{item.technology}</span>
          {standing === 'public' ? null : <StandingMark standing={standing} />}
          {item.featured ? <span className={styles.strong}>Featured</span> : null}
          {marks}
        </>
      }
    >
      {item.pageProblem ? <span className={mark}>Its page: {item.pageProblem}</span> : null}
      {metrics.length > 0 ? (
        <span className={styles.metrics}>
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
