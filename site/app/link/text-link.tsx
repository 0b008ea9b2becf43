import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './text-link.css.ts';

type TextLinkProps = {
  to: string;
  children: ReactNode;
  /** What the link is about, for screen readers and search engines, because "Read More" alone does not say it. */
  about?: string;
  /** The admin's form field for this link's URL. */
  field?: string;
  /** Whether the link leads back. If so, the arrow is before the text and points back. */
  back?: boolean;
};

export function TextLink({ to, children, about, field, back = false }: TextLinkProps) {
  return (
    <Link viewTransition to={to} prefetch="intent" className={back ? styles.back : styles.textLink} data-field={field}>
      <span>
        {back ? <ArrowLeft size={16} aria-hidden="true" /> : null}
        <span className={styles.words}>{children}</span>
        {about ? <span className={visuallyHidden}> about {about}</span> : null}
        {back ? null : <ArrowRight size={16} aria-hidden="true" />}
      </span>
    </Link>
  );
}
