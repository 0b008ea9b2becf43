import { NeedsAttention, Statistics, type TodayLink } from '@agency/site/ui/admin/today/today.tsx';
import { todayQuery } from '@agency/site/ui/admin/today/today-query.ts';
import { button } from '@agency/site/ui/button/button.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { pane } from '../inbox/reader.css.ts';
import { useRefetchAfterChanges } from '../live/use-refetch-after-changes.ts';
import { usePlace } from '../workspace/workspace-context.ts';

/** How long changes must pause before the numbers are refetched, in ms. */
const restMs = 1_000;

/** Shows what waits for the admin, and numbers of recent weeks, as the server last sent them. */
export function TodayView() {
  const { go } = usePlace();
  const { data, error, refetch } = useQuery(todayQuery, { fetchPolicy: 'cache-and-network' });
  useRefetchAfterChanges(refetch, restMs);
  const link = ({ view, search, filter }: TodayLink, children: ReactNode) => (
    <button
      type="button"
      className={button({ kind: 'text' })}
      onClick={() => go(view, search, filter && `${new URLSearchParams(filter)}`)}
    >
      {children}
    </button>
  );
  return (
    <div className={pane}>
      <h1 tabIndex={-1} className={text({ as: 'heading' })}>
        Today
      </h1>
      {data ? (
        <>
          <NeedsAttention data={data} link={link} />
          <Statistics data={data} level="h2" link={link} />
        </>
      ) : (
        <p role="status" className={text({ as: 'body', tone: 'muted' })}>
          {error ? 'These numbers could not be loaded. They will appear when the server can be reached.' : 'Loading...'}
        </p>
      )}
    </div>
  );
}
