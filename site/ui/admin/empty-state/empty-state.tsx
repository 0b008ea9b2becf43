import type { ReactNode } from 'react';
import { text } from '#ui/theme/text.css.ts';
import { empty } from './empty-state.css.ts';

type EmptyStateProps = {
  /** Why there is nothing. */
  title: string;
  /** Where the first will come from, or how to find more. */
  remark?: string;
  children?: ReactNode;
};

/** What stands where there is nothing to list. */
export function EmptyState({ title, remark, children }: EmptyStateProps) {
  return (
    <div className={empty}>
      <p className={text({ as: 'lead' })}>{title}</p>
      {children}
      {remark ? <p className={text({ as: 'remark' })}>{remark}</p> : null}
    </div>
  );
}

/** Why a list shows nothing: what one and all of its items are called, and by what it is narrowed. */
export function emptyTitle(
  { one, all }: { one: string; all: string },
  { search, needsReview = false }: { search: boolean; needsReview?: boolean },
): string {
  if (search)
    return needsReview ? `No ${one} that needs review matches this search.` : `No ${one} matches this search.`;
  return needsReview ? `No ${one} needs review.` : `No ${all} yet.`;
}
