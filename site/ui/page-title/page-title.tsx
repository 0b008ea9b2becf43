import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { grid, label as labelClass, meridian, sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './page-title.css.ts';

/** The head of an inner page: where one is, its title, and what is to be found here. */
export function PageTitle({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  return (
    <div className={clsx(sheet, meridian)}>
      <div className={clsx(grid, styles.head)}>
        <p className={clsx(text({ as: 'label' }), labelClass)}>{label}</p>
        <div className={styles.columns}>
          <h1 className={text({ as: 'display' })}>{title}</h1>
          <p className={clsx(text({ as: 'lead' }), styles.remark)}>{children}</p>
        </div>
      </div>
    </div>
  );
}
