import { text } from '@agency/site/ui/theme/text.css.ts';
import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import * as styles from './notice.css.ts';

type NoticeProps = {
  tone?: 'caution' | 'negative';
  title?: string;
  children: ReactNode;
  role?: 'status' | 'alert';
  ref?: Ref<HTMLDivElement>;
};

/** Something to know, said where it matters and for as long as it holds. */
export function Notice({ tone = 'caution', title, children, role, ref }: NoticeProps) {
  const Sign = tone === 'negative' ? TriangleAlert : Info;
  return (
    <div ref={ref} role={role} tabIndex={ref ? -1 : undefined} className={styles.notice({ tone })}>
      <Sign className={styles.sign} size={16} aria-hidden="true" />
      <div className={styles.words}>
        {title ? <p className={text({ as: 'label' })}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
