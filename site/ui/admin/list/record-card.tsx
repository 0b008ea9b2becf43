import { useId } from 'react';
import { Split } from '#ui/layout/layout.tsx';
import { kindOf } from '../kinds.ts';
import { row } from './list-row.css.ts';
import { ListRow } from './list-row.tsx';
import type { CardProps } from './record-parts.ts';

/** A record as a row: its title, what is said of it in one line, and what can be done with it. */
export function RecordCard({ kind, record, onOpen, open = false, marks, actions }: CardProps) {
  const { title, describe } = kindOf(kind);
  const id = useId();
  const content = (
    <ListRow name={title(record)} when={marks}>
      <span id={id}>{describe?.(record)}</span>
    </ListRow>
  );
  return (
    <Split as="li" align="center">
      {onOpen ? (
        <button
          type="button"
          className={row}
          data-card={record.id}
          aria-current={open ? 'true' : undefined}
          aria-label={title(record)}
          aria-describedby={id}
          onClick={() => onOpen(record.id)}
        >
          {content}
        </button>
      ) : (
        <div className={row}>{content}</div>
      )}
      {actions ? <div>{actions}</div> : null}
    </Split>
  );
}
