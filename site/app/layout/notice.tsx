import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Actions } from '#ui/actions/actions.tsx';
import { meridian, sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './notice.css.ts';

/** A page that says one thing and offers the ways on. */
export function Notice({ title, message, children }: { title: string; message: string; children: ReactNode }) {
  return (
    <div className={clsx(sheet, meridian)}>
      <div className={styles.notice}>
        <h1 className={text({ as: 'title' })}>{title}</h1>
        <p className={clsx(text({ as: 'lead' }), styles.message)}>{message}</p>
        <Actions>{children}</Actions>
      </div>
    </div>
  );
}
