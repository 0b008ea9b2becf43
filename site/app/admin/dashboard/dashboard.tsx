import { Enquiries } from '../enquiries/enquiries.tsx';
import { UndeliveredMails } from '../mails/undelivered-mails.tsx';
import { Projects } from '../projects/projects.tsx';
import type { Dashboard as DashboardData } from './load-dashboard.ts';

/** Everything the admin keeps, on one page: what came in, then what is shown to visitors. */
export function Dashboard({
  dashboard: { enquiries, projects, mails },
  now,
}: {
  dashboard: DashboardData;
  now: string;
}) {
  return (
    <>
      <UndeliveredMails
        mails={mails.items}
        more={mails.more}
        now={now}
        next={() => document.getElementById('enquiries')}
      />
      <Enquiries page={enquiries} now={now} />
      <Projects page={projects} />
    </>
  );
}
