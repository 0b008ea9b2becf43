import { metricsOf } from '@agency/api/contract/metrics';
import { useId } from 'react';
import { Picture } from '#ui/picture/picture.tsx';
import type { CardProps } from '../list/record-parts.ts';
import * as styles from './item-card.css.ts';
import type { EditableItem } from './portfolio-item.ts';

/** One portfolio item: its picture, texts, and actions. */
export function ItemCard(props: CardProps<EditableItem>) {
  const { record: item, via, onOpen, open = false, marks, actions } = props;
  const id = useId();
  // A button may not contain headings or blocks.
  const [Title, Part] = onOpen ? (['span', 'span'] as const) : (['h3', 'div'] as const);
  const metrics = metricsOf(item);
  const content = (
    <>
      <span className={styles.picture}>
        <Picture src={item.imageUrl} alt="" sizes="18rem" ratio="16 / 10" via={via} />
      </span>
      <Part className={styles.content}>
        <Title id={`${id}-title`} className={styles.title}>
          {item.title}
        </Title>
        <span id={`${id}-about`} className={styles.line}>
          <span>{item.technology}</span>
          {item.featured ? <span className={styles.featured}>Featured</span> : null}
          {marks}
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
      </Part>
    </>
  );
  return (
    <li className={styles.item}>
      {onOpen ? (
        <button
          type="button"
          className={styles.card}
          data-card={item.id}
          aria-current={open ? 'true' : undefined}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-about`}
          onClick={() => onOpen(item.id)}
        >
          {content}
        </button>
      ) : (
        <div className={styles.card}>{content}</div>
      )}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </li>
  );
}
