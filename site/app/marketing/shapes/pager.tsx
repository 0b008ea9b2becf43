import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#app/link/link-button.tsx';
import { pager } from './pager.css.ts';

type PagerProps = {
  /** The cursor of the next page; null on the last page. */
  next: string | null;
  /** The list's filters by URL parameter, which the links keep. A filter that is not set is null. */
  narrowed?: Record<string, string | null>;
  children: ReactNode;
};

/**
 * Links to the next page, and from later pages to the first page. They work without scripts, and each page has a URL.
 */
export function Pager({ next, narrowed = {}, children }: PagerProps) {
  const [asked] = useSearchParams();
  const isLater = asked.has('after');
  if (!next && !isLater) return null;
  const address = (after: string | null) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ after, ...narrowed })) if (value) search.set(name, value);
    return `?${search}`;
  };
  return (
    <nav aria-label="Pages" className={pager}>
      {isLater ? (
        <LinkButton to={address(null)} kind="secondary">
          First Page
        </LinkButton>
      ) : null}
      {next ? (
        <LinkButton to={address(next)} kind="secondary">
          {children}
        </LinkButton>
      ) : null}
    </nav>
  );
}
