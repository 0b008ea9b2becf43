import { clsx } from 'clsx';
import { useEffect } from 'react';
import { sheet } from '#app/ui/section/section.css.ts';
import type { Answer } from '../actions/answer.ts';
import { Enquiries } from '../enquiries/enquiries.tsx';
import type { Dashboard as DashboardData } from '../load-dashboard.ts';
import { UndeliveredMails } from '../mails/undelivered-mails.tsx';
import { Projects } from '../projects/projects.tsx';
import { tellFailure } from '../tell-failure.ts';
import { useListing } from '../use-listing.ts';
import * as styles from './dashboard.css.ts';
import { DashboardNavigation } from './dashboard-navigation.tsx';
import { StaleNotice } from './stale-notice.tsx';

type DashboardProps = {
  dashboard: DashboardData;
  /** The last reading failed: what is shown may be old. */
  stale: boolean;
  /** What became of logging out, if it did not work. */
  answer: Answer | undefined;
};

/** Everything the admin keeps, on one page: what came in, then what is shown to visitors. */
export function Dashboard({ dashboard, stale, answer }: DashboardProps) {
  const { username, now, enquiries, projects, mails } = dashboard;
  const searching = useListing().q !== '';

  useEffect(() => {
    if (answer?.status === 'fault') tellFailure(answer, 'Failed to log out.');
  }, [answer]);

  return (
    <div className={clsx(sheet, styles.frame)}>
      <DashboardNavigation username={username} enquiries={searching ? null : enquiries.total} />
      <div className={styles.content}>
        {stale ? <StaleNotice /> : null}
        <UndeliveredMails
          mails={mails.items}
          more={mails.more}
          now={now}
          next={() => document.getElementById('enquiries')}
        />
        <Enquiries page={enquiries} now={now} />
        <Projects page={projects} />
      </div>
    </div>
  );
}
