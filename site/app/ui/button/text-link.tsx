import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as styles from './text-link.css.ts';

type TextLinkProps = {
  to: string;
  children: ReactNode;
  /** What the link is about, read after its text by screen readers: ten links named "Read More" tell nothing. */
  about?: string;
};

/** A call to go on reading, with an arrow that follows the hand. */
export function TextLink({ to, children, about }: TextLinkProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className={styles.textLink}
      aria-label={about ? `${children}: ${about}` : undefined}
    >
      {children}
      <ArrowRight size={16} aria-hidden="true" />
    </Link>
  );
}
