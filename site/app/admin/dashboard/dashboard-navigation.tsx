import { clsx } from 'clsx';
import { text } from '#app/theme/text.css.ts';
import { count } from '../count.ts';
import * as styles from './dashboard-navigation.css.ts';
import { LogOut } from './log-out.tsx';

type DashboardNavigationProps = {
  username: string;
  /** How many there are; null while only some are listed. */
  enquiries: number | null;
};

/** The margin of the dashboard: its name, where its lists begin, who is signed in, and the way out. */
export function DashboardNavigation({ username, enquiries }: DashboardNavigationProps) {
  return (
    <div className={styles.margin}>
      <h1 className={clsx(text({ as: 'label' }), styles.title)}>Dashboard</h1>
      <nav aria-label="Admin" className={styles.nav}>
        <ul className={styles.links}>
          <li>
            <a className={styles.link} href="#enquiries">
              Enquiries
              {enquiries === null ? null : <span className={styles.count}>{count(enquiries)}</span>}
            </a>
          </li>
          <li>
            <a className={styles.link} href="#portfolio">
              Portfolio
            </a>
          </li>
        </ul>
      </nav>
      <div className={styles.account}>
        <p className={clsx(text({ as: 'label' }), styles.who)}>
          Signed in as <strong>{username}</strong>
        </p>
        <LogOut />
      </div>
    </div>
  );
}
