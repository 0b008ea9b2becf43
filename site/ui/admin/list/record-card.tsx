import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { kindOf } from '../kinds.ts';
import { StrangerText } from '../stranger-text.tsx';
import * as styles from './record-card.css.ts';
import type { CardProps } from './record-parts.ts';

type RecordCardProps = CardProps & {
  /** The record's description. By default, the kind's own description. */
  about?: ReactNode;
  /** Whether the description has the font of typed text. */
  isAboutTyped?: boolean;
};

/** Shows a record as a row with its title, description, marks, and actions. */
export function RecordCard({ kind, record, opener, marks, actions, about, isAboutTyped = false }: RecordCardProps) {
  const { title, describe } = kindOf(kind);
  const id = useId();
  const content = (
    <>
      <span className={styles.name}>
        <StrangerText>{title(record)}</StrangerText>{' '}
      </span>
      <span id={`${id}-marks`} className={styles.beside}>
        {marks}
      </span>
      <span id={`${id}-about`} className={clsx(styles.about, isAboutTyped && styles.typed)}>
        {about ?? describe?.(record)}
      </span>
    </>
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
