import { Link } from 'react-router';
import { viewOf } from '#ui/admin/kinds.ts';
import { Today } from '#ui/admin/today/today.tsx';
import type { TodayData } from '#ui/admin/today/today-query.ts';
import { text } from '#ui/theme/text.css.ts';

/** The day at the top of the dashboard. */
export function TodaySection({ data }: { data: TodayData }) {
  return (
    <section aria-labelledby="today">
      <h2 id="today" className={text({ as: 'heading' })}>
        Today
      </h2>
      <Today
        data={data}
        level="h3"
        link={({ view, search }, children) => (
          <Link to={`${viewOf(view).path}${search ? `?${new URLSearchParams({ q: search })}` : ''}`}>{children}</Link>
        )}
      />
    </section>
  );
}
