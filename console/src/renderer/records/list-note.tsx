import { EmptyState } from '@agency/site/ui/admin/empty-state/empty-state.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { messageOf } from '../graphql/errors.ts';
import type { useList } from './use-list.ts';

type ListNoteProps = Pick<ReturnType<typeof useList>, 'known' | 'error' | 'retry'> & {
  /** The text of an empty list. */
  none: string;
};

/** Shown in place of a list that is loading, failed to load, or is empty. */
export function ListNote({ known, error, retry, none }: ListNoteProps) {
  if (known) return <EmptyState title={none} />;
  return (
    <div role="status">
      <EmptyState title={error ? messageOf(error) : 'Loading...'}>
        {error ? (
          <button type="button" className={button({ kind: 'secondary' })} onClick={() => void retry()}>
            Try again
          </button>
        ) : null}
      </EmptyState>
    </div>
  );
}
