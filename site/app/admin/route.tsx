import type { Route } from './+types/route.ts';
import { screenHead } from './frame/answer-page.ts';
import { type ContentOf, screen, screenLoader } from './frame/screen.tsx';
import { Inquiries } from './inquiries/inquiries.tsx';
import { loadDashboard } from './load-dashboard.ts';
import { RecordPages } from './records/record-pages.tsx';
import { RecordsSection } from './records/records-section.tsx';
import { StatisticsSection, TodaySection } from './today-section.tsx';

export { action } from './actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from './frame/screen.tsx';

export const loader = screenLoader(loadDashboard);

export const meta = (args: Route.MetaArgs) => screenHead('dashboard', args);

/** The admin's dashboard: what needs attention, the inquiries, statistics, and the portfolio. */
export default screen<ContentOf<typeof loadDashboard>>('dashboard', ({ today, inquiries, portfolio }, now) => (
  <>
    {today ? <TodaySection data={today} now={now} /> : null}
    <Inquiries inbox={inquiries} now={now} onDashboard />
    {today ? <StatisticsSection data={today} /> : null}
    <RecordsSection
      kind="portfolio-item"
      records={portfolio.items}
      addLook="secondary"
      pages={<RecordPages kind="portfolio-item" next={portfolio.next} from="projects" />}
    />
  </>
));
