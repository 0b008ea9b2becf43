import { Link } from 'react-router';
import { viewOf } from '#ui/admin/kinds.ts';
import { Today } from '#ui/admin/today/today.tsx';
import type { TodayData } from '#ui/admin/today/today-query.ts';
import { text } from '#ui/theme/text.css.ts';

/** The summary of the day at the top of the dashboard. */
export function TodaySection({ data }: { data: TodayData }) {
  return (
    <section aria-labelledby="today">
      <h2 id="today" className={text({ as: 'heading' })}>
        Today
      </h2>
      <Today
        data={data}
        level="h3"
        link={({ view, search, filter }, children) => {
          const query = new URLSearchParams({ ...(search && { q: search }), ...filter }).toString();
          return <Link to={viewOf(view).path + (query && `?${query}`)}>{children}</Link>;
        }}
      />
    </section>
  );
}
