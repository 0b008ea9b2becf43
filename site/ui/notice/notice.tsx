import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './notice.css.ts';

const signs = { positive: CircleCheck, calm: Info, caution: Info, negative: TriangleAlert };

type NoticeProps = {
  /** `calm`: nothing is wrong, and nothing is done yet; `caution`: something to know before going on. */
  tone: keyof typeof signs;
  title?: string;
  children: ReactNode;
  /** Announced when it appears, for one that does not take the focus. */
  role?: 'status' | 'alert';
  /** False announces only what is added to it. */
  'aria-atomic'?: boolean;
  ref?: Ref<HTMLDivElement>;
  autoFocus?: boolean;
};

/**
 * A notice, shown where it matters and for as long as it applies: a toast is soon gone. It can take the focus, so that it is
 * announced and the button that led to it may be disabled.
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

/** For the `ref` of an element that appears in answer to an action elsewhere: it is announced, and scrolled into view. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
