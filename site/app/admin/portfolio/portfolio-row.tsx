import { clsx } from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import { itemMetrics } from '#app/marketing/portfolio/item-metrics.tsx';
import type { PortfolioItem } from '#app/marketing/portfolio/portfolio-item.ts';
import { button } from '#ui/button/button.css.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { TechnologyBadge } from '#ui/technology-badge/technology-badge.tsx';
import { text } from '#ui/theme/text.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './portfolio-row.css.ts';

type PortfolioRowProps = { item: PortfolioItem; onEdit(): void; onDelete(): void };

/** One portfolio item: its picture in small, what it says of itself, and what can be done with it. */
export function PortfolioRow({ item, onEdit, onDelete }: PortfolioRowProps) {
  const { title, description, technology, imageUrl, featured } = item;
  const metrics = itemMetrics(item);
  return (
    <li className={styles.row}>
      <Picture className={styles.picture} src={imageUrl} alt="" sizes="7rem" ratio="4 / 3" />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.marks}>
        <TechnologyBadge technology={technology} />
        {featured ? <span className={clsx(text({ as: 'label' }), styles.featured)}>Featured</span> : null}
      </div>
      {metrics.length > 0 ? (
        <ul className={styles.metrics} aria-label={`Figures of ${title}`}>
          {metrics.map(({ value, label }) => (
            <li key={`${value} ${label}`}>
              <strong>{value}</strong> {label}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.actions}>
        <button type="button" className={button({ kind: 'quiet', size: 'compact' })} onClick={onEdit}>
          <Pencil size={17} aria-hidden="true" />
          Edit <span className={visuallyHidden}>{title}</span>
        </button>
        <button type="button" className={button({ kind: 'quiet', size: 'compact' })} onClick={onDelete}>
          <Trash2 size={17} aria-hidden="true" />
          Delete <span className={visuallyHidden}>{title}</span>
        </button>
      </div>
    </li>
  );
}
