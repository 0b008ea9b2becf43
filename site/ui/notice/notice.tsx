import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './notice.css.ts';

const signs = { positive: CircleCheck, calm: Info, caution: Info, negative: TriangleAlert };

type NoticeProps = {
  /** `calm`: neutral information; `caution`: something to know before going on. */
  tone: keyof typeof signs;
  title?: string;
  children: ReactNode;
  /** Makes screen readers announce the notice when it appears. A notice that takes the focus does not need this. */
  role?: 'status' | 'alert';
  /** If false, only added content is announced. */
  'aria-atomic'?: boolean;
  ref?: Ref<HTMLDivElement>;
  autoFocus?: boolean;
};

/**
 * Shows a notice where it matters and for as long as it applies, unlike a toast, which soon disappears. It can take the focus,
 * so that it is announced and the button that led to it can be disabled.
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

/** For the `ref` of an element that appears after an action elsewhere. The focus announces it and scrolls it into view. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
