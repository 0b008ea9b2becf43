import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { button } from '#ui/button/button.css.ts';

type LinkButtonProps = {
  to: string;
  kind?: 'primary' | 'secondary';
  size?: 'regular' | 'compact';
  children: ReactNode;
  onClick?: () => void;
};

/** A link that looks like a button: it goes somewhere, so it stays a link for the keyboard and the screen reader. */
export function LinkButton({ to, kind, size, children, onClick }: LinkButtonProps) {
  return (
    <Link viewTransition to={to} prefetch="intent" className={button({ kind, size })} onClick={onClick}>
      {children}
    </Link>
  );
}
