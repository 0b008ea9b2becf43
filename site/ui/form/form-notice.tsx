import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './form-notice.css.ts';

const signs = { positive: CircleCheck, calm: Info, negative: TriangleAlert };

type FormNoticeProps = {
  /** `calm`: nothing is wrong, and nothing is done yet. */
  tone: keyof typeof signs;
  title: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
  autoFocus?: boolean;
};

/**
 * What became of a form, said where it was sent from and for as long as it holds: a toast is soon gone. It takes the focus
 * when it is given, so that it is read out and the button it replaces in attention may be disabled.
 */
export function FormNotice({ tone, title, children, ...focus }: FormNoticeProps) {
  const Sign = signs[tone];
  return (
    <div className={styles.notice({ tone })} tabIndex={-1} {...focus}>
      <Sign className={styles.sign({ tone })} size={20} aria-hidden="true" />
      <div className={styles.words}>
        <p className={text({ as: 'label' })}>{title}</p>
        <p className={text({ as: 'small' })}>{children}</p>
      </div>
    </div>
  );
}
