import { Inquiries } from '../inquiries/inquiries.tsx';
import { UndeliveredMails } from '../mails/undelivered-mails.tsx';
import { PortfolioSection } from '../portfolio/portfolio-section.tsx';
import type { Dashboard as DashboardData } from './load-dashboard.ts';

/** Everything the admin keeps, on one page: what came in, then what is shown to visitors. */
export function Dashboard({
  dashboard: { inquiries, portfolio, mails },
  now,
}: {
  dashboard: DashboardData;
  now: number;
}) {
  return (
    <>
      <UndeliveredMails
        mails={mails.items}
        more={mails.more}
        now={now}
        next={() => document.getElementById('inquiries')}
      />
      <Inquiries page={inquiries} now={now} />
      <PortfolioSection page={portfolio} />
    </>
  );
}
