import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './notice.css.ts';

const signs = { positive: CircleCheck, calm: Info, caution: Info, negative: TriangleAlert };

type NoticeProps = {
  /** `calm`: nothing is wrong, and nothing is done yet; `caution`: something to know before one goes on. */
  tone: keyof typeof signs;
  title?: string;
  children: ReactNode;
  /** Read out when it appears, for one that does not take the focus. */
  role?: 'status' | 'alert';
  ref?: Ref<HTMLDivElement>;
  autoFocus?: boolean;
};

/**
 * Something to know, said where it matters and for as long as it holds: a toast is soon gone. It takes the focus when it is
 * given, so that it is read out and the button it replaces in attention may be disabled.
 */
export function Notice({ tone, title, children, ...attributes }: NoticeProps) {
  const Sign = signs[tone];
  return (
    <div className={styles.notice({ tone })} tabIndex={-1} {...attributes}>
      <Sign className={styles.sign({ tone })} size={20} aria-hidden="true" />
      <div className={styles.content}>
        {title ? <p className={text({ as: 'label' })}>{title}</p> : null}
        <div className={text({ as: 'small' })}>{children}</div>
      </div>
    </div>
  );
}

/** For the `ref` of what appears in answer to something done elsewhere on the page: it is read out, and scrolled into view. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
