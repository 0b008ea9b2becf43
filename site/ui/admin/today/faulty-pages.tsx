import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './today.css.ts';
import type { TodayData } from './today-query.ts';

type FaultyPagesProps = {
  pages: TodayData['faultyPages'];
  /** Returns a link to the posts with this title. */
  postLink(title: string): ReactNode;
};

/** Shows at the top of Today which public pages broke, with links to those that are posts. */
export function FaultyPages({ pages, postLink }: FaultyPagesProps) {
  if (pages.length === 0) return null;
  return (
    <div role="status" className={styles.problem}>
      <TriangleAlert size={18} aria-hidden="true" className={styles.problemSign} />
      <div>
        <strong>
          {pages.length === 1 ? 'A public page has problems.' : `${pages.length} public pages have problems.`}
        </strong>
        <ul className={styles.faulty}>
          {pages.map(({ page, title, findings }) => {
            const open = findings.filter(({ severity, pass }) => severity === 'error' || !pass);
            return (
              <li key={page}>
                {page.startsWith('/') ? `${title} (${page})` : postLink(title)}
                {': '}
                {open[0]?.message} {open.length > 1 ? `And ${open.length - 1} more.` : null}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
