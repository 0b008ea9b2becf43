import { mostFaultyPages } from '@agency/api/contract/page-checks';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './today.css.ts';
import type { TodayData } from './today-query.ts';

type FaultyPagesProps = {
  pages: TodayData['faultyPages'];
  /** Returns a link to a list, in the browser or the console. */
  link(to: { view: 'posts' | 'portfolio'; search?: string }, children: ReactNode): ReactNode;
};

/**
 * Returns a page's title. It is a link to the list that contains the page's record, if both the browser and the console
 * have that list.
 */
function titleOf({ page, type, title }: TodayData['faultyPages'][number], link: FaultyPagesProps['link']): ReactNode {
  if (type === 'BlogPost') return link({ view: 'posts', search: title }, title);
  if (type === 'PortfolioItem') return link({ view: 'portfolio' }, title);
  // A page that could not be read has no title.
  return type ? title : title ? `${title} (${page})` : page;
}

/** Shows at the top of Today which public pages have problems, with links to their posts and portfolio items. */
export function FaultyPages({ pages, link }: FaultyPagesProps) {
  if (pages.length === 0) return null;
  return (
    <div role="status" className={styles.problem}>
      <TriangleAlert size={18} aria-hidden="true" className={styles.problemSign} />
      <div>
        <strong>
          {pages.length === 1
            ? 'A public page has problems.'
            : `${pages.length}${pages.length === mostFaultyPages ? ' or more' : ''} public pages have problems.`}
        </strong>
        <ul className={styles.faulty}>
          {pages.map((faulty) => {
            const { page, findings } = faulty;
            const open = findings.filter(({ severity, pass }) => severity === 'error' || !pass);
            return (
              <li key={page}>
                {titleOf(faulty, link)}
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
