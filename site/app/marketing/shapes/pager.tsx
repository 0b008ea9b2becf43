import type { ReactNode } from 'react';
import { LinkButton } from '#app/link/link-button.tsx';
import { pager } from './pager.css.ts';

type PagerProps = {
  /** The cursor of the page after this one; null on the last. */
  next: string | null;
  /** What the list is narrowed by, and stays narrowed by: parameters of the address, null for none. */
  narrowed?: Record<string, string | null>;
  children: ReactNode;
};

/** Leads to the page after this one by its cursor; an ordinary link, so it works without scripts and can be shared. */
export function Pager({ next, narrowed = {}, children }: PagerProps) {
  if (!next) return null;
  const search = new URLSearchParams({ after: next });
  for (const [name, value] of Object.entries(narrowed)) if (value) search.set(name, value);
  return (
    <p className={pager}>
      <LinkButton to={`?${search}`} kind="secondary">
        {children}
      </LinkButton>
    </p>
  );
}
