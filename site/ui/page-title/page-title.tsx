import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { grid, label as labelClass, meridian, sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './page-title.css.ts';

type PageTitleProps = {
  label: string;
  title: string;
  children: ReactNode;
  /** A chart beside the texts. */
  chart?: ReactNode;
};

/** The header of an inner page: its section, its title, and an introduction. */
export function PageTitle({ label, title, children, chart }: PageTitleProps) {
  const words = (
    <>
      <h1 className={text({ as: 'display' })}>{title}</h1>
      <p className={clsx(text({ as: 'lead' }), styles.remark)}>{children}</p>
    </>
  );
  return (
    <div className={clsx(sheet, meridian)}>
      <div className={clsx(grid, styles.head)}>
        <p className={clsx(text({ as: 'label' }), labelClass)}>{label}</p>
        {chart ? (
          <div className={styles.charted}>
            <div className={styles.words}>{words}</div>
            {chart}
          </div>
        ) : (
          <div className={styles.columns}>{words}</div>
        )}
      </div>
    </div>
  );
}
