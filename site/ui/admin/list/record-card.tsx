import { useId } from 'react';
import { kindOf } from '../kinds.ts';
import { about } from './list-row.css.ts';
import { ListRow } from './list-row.tsx';
import * as styles from './record-card.css.ts';
import type { CardProps } from './record-parts.ts';

/** Shows a record as a row: its title, its description in one line, and its actions. */
export function RecordCard({ kind, record, opener, marks, actions }: CardProps) {
  const { title, describe } = kindOf(kind);
  const id = useId();
  const content = (
    <ListRow name={title(record)} when={<span id={`${id}-marks`}>{marks}</span>}>
      <span id={`${id}-about`} className={about}>
        {describe?.(record)}
      </span>
    </ListRow>
  );
  return (
    <li className={styles.item}>
      {opener ? (
        opener({ className: styles.opener, children: content, 'aria-describedby': `${id}-marks ${id}-about` })
      ) : (
        <div className={styles.content}>{content}</div>
      )}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </li>
  );
}
