import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { button } from './button.css.ts';

type LinkButtonProps = {
  to: string;
  kind?: 'primary' | 'secondary';
  size?: 'regular' | 'compact';
  children: ReactNode;
};

/** A link that looks like a button: it goes somewhere, so it stays a link for the keyboard and the screen reader. */
export function LinkButton({ to, kind, size, children }: LinkButtonProps) {
  return (
    <Link to={to} prefetch="intent" className={button({ kind, size })}>
      {children}
    </Link>
  );
}
