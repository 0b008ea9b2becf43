import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { viewOf } from '#ui/admin/kinds.ts';
import { NeedsAttention, Statistics, type TodayLink } from '#ui/admin/today/today.tsx';
import type { TodayData } from '#ui/admin/today/today-query.ts';
import { text } from '#ui/theme/text.css.ts';

/** What needs attention, at the top of the dashboard. */
export function TodaySection({ data }: { data: TodayData }) {
  return (
    <section aria-labelledby="today">
      <h2 id="today" className={text({ as: 'heading' })}>
        Today
      </h2>
      <NeedsAttention data={data} link={link} />
    </section>
  );
}

/** The statistics, below what needs attention. */
export function StatisticsSection({ data }: { data: TodayData }) {
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics" className={text({ as: 'heading' })}>
        Statistics
      </h2>
      <Statistics data={data} level="h3" link={link} />
    </section>
  );
}

function link({ view, search, filter }: TodayLink, children: ReactNode) {
  const query = new URLSearchParams({ ...(search && { q: search }), ...filter }).toString();
  return <Link to={viewOf(view).path + (query && `?${query}`)}>{children}</Link>;
}
