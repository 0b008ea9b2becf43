import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/layout.tsx';
import * as styles from './empty-state.css.ts';

type EmptyStateProps = {
  /** Why the list is empty. The first sentence becomes the title. Further sentences come before the remark. */
  title: string;
  /** Where records come from, or how to find some. */
  remark?: ReactNode;
  children?: ReactNode;
};

/** Shown in place of an empty list. */
export function EmptyState({ title, remark, children }: EmptyStateProps) {
  const [first, more] = title.split(/(?<=\.) (.+)/s);
  return (
    <Stack gap="denseSmall" align="start" padY="denseLarge">
      <p className={styles.title}>{first}</p>
      {more || remark ? (
        <p className={styles.remark}>
          {more} {remark}
        </p>
      ) : null}
      {children}
    </Stack>
  );
}

/** Says why a list is empty: nothing matches its search or filter, or there are no records. */
export function emptyTitle(
  { one, all }: { one: string; all: string },
  { search, needsReview = false, filtered = false }: { search: boolean; needsReview?: boolean; filtered?: boolean },
): string {
  if (search)
    return needsReview ? `No ${one} that needs review matches this search.` : `No ${one} matches this search.`;
  if (filtered) return `No ${one} matches this filter.`;
  return needsReview ? `No ${one} needs review.` : `No ${all} yet.`;
}
