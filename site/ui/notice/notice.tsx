import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './notice.css.ts';

const signs = { positive: CircleCheck, calm: Info, caution: Info, negative: TriangleAlert };

type NoticeProps = {
  /** `calm`: neutral information. `caution`: information to read before going on. */
  tone: keyof typeof signs;
  title?: string;
  children: ReactNode;
  /** Makes screen readers announce the notice when it appears. Not needed for a notice that takes the focus. */
  role?: 'status' | 'alert';
  /** If false, screen readers announce only added content. */
  'aria-atomic'?: boolean;
  ref?: Ref<HTMLDivElement>;
  autoFocus?: boolean;
};

/**
 * Shows a notice in the page for as long as it applies, unlike a toast. The notice can take the focus; screen readers
 * then announce it.
 */
export function Notice({ tone, title, children, ...attributes }: NoticeProps) {
  const Sign = signs[tone];
  return (
    <div className={styles.notice({ tone })} tabIndex={-1} {...attributes}>
      <Sign className={styles.sign({ tone })} size={20} aria-hidden="true" />
      <div className={styles.content}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div className={text({ as: 'small' })}>{children}</div>
      </div>
    </div>
  );
}

/** A `ref` that focuses an element when it appears. The focus announces the element and scrolls it into view. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
