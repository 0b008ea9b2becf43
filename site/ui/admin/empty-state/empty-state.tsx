import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';

type EmptyStateProps = {
  /** Why the list is empty. */
  title: string;
  /** Where the first record will come from, or how to find more. */
  remark?: string;
  children?: ReactNode;
};

/** Shown in place of an empty list. */
export function EmptyState({ title, remark, children }: EmptyStateProps) {
  return (
    <Stack gap="dense" align="start" padY="denseLarge">
      <Text look="lead">{title}</Text>
      {children}
      {remark ? <Text look="remark">{remark}</Text> : null}
    </Stack>
  );
}

/** Returns the title of an empty list, based on the record's names and the filters. */
export function emptyTitle(
  { one, all }: { one: string; all: string },
  { search, needsReview = false, filtered = false }: { search: boolean; needsReview?: boolean; filtered?: boolean },
): string {
  if (search)
    return needsReview ? `No ${one} that needs review matches this search.` : `No ${one} matches this search.`;
  if (filtered) return `No ${one} matches this filter.`;
  return needsReview ? `No ${one} needs review.` : `No ${all} yet.`;
}
