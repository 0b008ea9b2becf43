import { EmptyState } from '@agency/site/ui/admin/empty-state/empty-state.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { messageOf } from '../graphql/errors.ts';
import type { useList } from './use-list.ts';

type ListNoteProps = Pick<ReturnType<typeof useList>, 'known' | 'error' | 'retry'> & {
  /** Whether the server is searching, so that the list may be empty only for now. */
  searching?: boolean;
  /** The text of an empty list. */
  none: string;
};

/** Shown in place of a list that is loading, failed to load, is searched, or is empty. */
export function ListNote({ known, error, retry, searching, none }: ListNoteProps) {
  if (known) return <EmptyState title={searching ? 'Searching...' : none} />;
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
