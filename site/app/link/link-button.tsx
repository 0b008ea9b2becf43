import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { button } from '#ui/button/button.css.ts';

type LinkButtonProps = {
  to: string;
  kind?: 'primary' | 'secondary';
  size?: 'regular' | 'compact';
  children: ReactNode;
  /** The name of the action that a click is counted as: see `site/app/analytics/analytics.ts`. */
  counted?: string;
};

/** A link that looks like a button, but works like a link for keyboards and screen readers. */
export function LinkButton({ to, kind, size, children, counted }: LinkButtonProps) {
  return (
    <Link viewTransition to={to} prefetch="intent" className={button({ kind, size })} data-count={counted}>
      {children}
    </Link>
  );
}
