import { metricsOf } from '@agency/site/ui/admin/portfolio/item-values.ts';
import { Picture } from '@agency/site/ui/picture/picture.tsx';
import { memo, useId } from 'react';
import { MutationMark } from '../outbox/mutation-mark.tsx';
import type { ShownItem } from '../outbox/projections.ts';
import * as styles from './item-card.css.ts';
import { pictureAddress } from './picture-address.ts';

type ItemCardProps = {
  shown: ShownItem;
  /** Something is typed for it that is not saved. */
  drafted: boolean;
  open: boolean;
  onOpen(id: string): void;
};

/** One item as the grid shows it: as the admin left it, marked for as long as the server has not said yes. */
export const ItemCard = memo(function ItemCard({ shown: { item, mutation }, drafted, open, onOpen }: ItemCardProps) {
  const id = useId();
  const { title, technology, imageUrl, featured } = item;
  const metrics = metricsOf(item);
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        data-card={item.id}
        aria-current={open ? 'true' : undefined}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-about`}
        onClick={() => onOpen(item.id)}
      >
        <span className={styles.picture}>
          <Picture src={imageUrl} alt="" ratio="16 / 10" via={pictureAddress} />
        </span>
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        <span id={`${id}-about`} className={styles.line}>
          <span>{technology}</span>
          {featured ? <span className={styles.featured}>Featured</span> : null}
          {mutation ? <MutationMark status={mutation.status} className={styles.mark} /> : null}
          {drafted ? <span className={styles.mark}>Draft</span> : null}
        </span>
        {metrics.length > 0 ? (
          <span className={styles.metrics}>
            {metrics.map(({ value, label }) => (
              <span key={`${value} ${label}`}>
                <strong>{value}</strong> {label}
              </span>
            ))}
          </span>
        ) : null}
      </button>
    </li>
  );
});
