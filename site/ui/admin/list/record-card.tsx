import { useId } from 'react';
import { kindOf } from '../kinds.ts';
import { about } from './list-row.css.ts';
import { ListRow } from './list-row.tsx';
import * as styles from './record-card.css.ts';
import type { CardProps } from './record-parts.ts';

/** Shows a record as a row: its title, its description in one line, and its actions. */
export function RecordCard({ kind, record, onOpen, open = false, marks, actions }: CardProps) {
  const { title, describe } = kindOf(kind);
  const id = useId();
  const content = (
    <ListRow name={title(record)} when={marks}>
      <span id={id} className={about}>
        {describe?.(record)}
      </span>
    </ListRow>
  );
  return (
    <li className={styles.item}>
      {onOpen ? (
        <button
          type="button"
          className={styles.content}
          data-card={record.id}
          aria-current={open ? 'true' : undefined}
          aria-label={title(record)}
          aria-describedby={id}
          onClick={() => onOpen(record.id)}
        >
          {content}
        </button>
      ) : (
        <div className={styles.content}>{content}</div>
      )}
      {actions ? <div>{actions}</div> : null}
    </li>
  );
}
