import type { ReactNode } from 'react';
import { LinkButton } from '#app/link/link-button.tsx';
import { pager } from './pager.css.ts';

/** Leads to the page after this one by its cursor; an ordinary link, so it works without scripts and can be shared. */
export function Pager({ next, children }: { next: string | null; children: ReactNode }) {
  if (!next) return null;
  return (
    <p className={pager}>
      <LinkButton to={`?after=${encodeURIComponent(next)}`} kind="secondary">
        {children}
      </LinkButton>
    </p>
  );
}
