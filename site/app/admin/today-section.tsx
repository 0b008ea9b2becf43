import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AgencyDate } from '#app/agency.ts';
import { viewOf } from '#ui/admin/kinds.ts';
import { dated, statistics } from '#ui/admin/today/today.css.ts';
import { NeedsAttention, Statistics, type TodayLink } from '#ui/admin/today/today.tsx';
import type { TodayData } from '#ui/admin/today/today-query.ts';
import { text } from '#ui/theme/text.css.ts';
import { head } from './writing/writing-page.css.ts';

/** The top of the dashboard: the date, and what needs attention. `now` is in ms since 1970. */
export function TodaySection({ data, now }: { data: TodayData; now: number }) {
  return (
    <section aria-labelledby="today">
      <div className={head}>
        <div className={dated}>
          <h2 id="today" className={text({ as: 'heading' })}>
            Today
          </h2>
          <p className={text({ as: 'label', tone: 'muted' })}>
            <AgencyDate at={new Date(now).toISOString()} style="long" />
          </p>
        </div>
      </div>
      <NeedsAttention data={data} link={link} />
    </section>
  );
}

export function StatisticsSection({ data }: { data: TodayData }) {
  return (
    <section aria-labelledby="statistics" className={statistics}>
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
