import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { sheet as signInSheet } from '#ui/admin/sign-in/sign-in-fields.css.ts';
import { grid, label as labelClass, meridian, sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './signed-out-page.css.ts';

type SignedOutPageProps = {
  title: string;
  lead?: ReactNode;
  /** Lets a page that replaces its content move the focus to the new title. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** The layout of admin pages without a session: a title and a box with the content. */
export function SignedOutPage({ title, lead, titleRef, children }: SignedOutPageProps) {
  return (
    <div className={clsx(sheet, meridian)}>
      <div className={clsx(grid, styles.page)}>
        <p className={clsx(text({ as: 'label' }), labelClass)}>Admin</p>
        <div className={styles.content}>
          <h1 ref={titleRef} tabIndex={-1} className={clsx(text({ as: 'title' }), styles.title)}>
            {title}
          </h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          <div className={signInSheet}>{children}</div>
        </div>
      </div>
    </div>
  );
}
