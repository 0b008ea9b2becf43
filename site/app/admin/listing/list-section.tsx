import { withoutSort } from '@agency/api/contract/inquiries';
import { grouped } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { EmptyState, emptyTitle } from '#ui/admin/empty-state/empty-state.tsx';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './list-section.css.ts';
import { fileOf, firstPage, type Listing, usePending } from './listing.ts';
import { SearchForm } from './search-form.tsx';
import { useItemFocus } from './use-item-focus.ts';

type ListSectionProps = {
  listing: Listing;
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  total: number;
  /** The number of search results, as text. */
  found: string;
  /** Whether the list takes the whole width while no item is open. */
  wide?: boolean;
  order?: ReactNode;
  filter?: ReactNode;
  searched: string;
  empty: boolean;
  /** The sentence in an empty list that says where its items come from. */
  source: string;
  /** The list, then the open item. */
  children: ReactNode;
};

/** A list beside a reading pane, with its search above. A narrow screen shows only one of the two. */
export function ListSection(props: ListSectionProps) {
  const { listing, title, heading, total, found, wide, order, filter, searched, empty, source, children } = props;
  const { list, open } = listing;
  const pending = usePending(list);
  useItemFocus(listing, heading);
  return (
    <section
      aria-labelledby={list.all}
      className={styles.section}
      data-reading={open ? '' : undefined}
      data-wide={wide && !open ? '' : undefined}
    >
      <div className={styles.head}>
        <div className={styles.about}>
          <h2 id={list.all} ref={heading} tabIndex={-1} className={clsx(text({ as: 'heading' }), styles.title)}>
            {title}
          </h2>
          <div className={clsx(styles.ofTheList, styles.counted)}>
            <p role="status" className={text({ as: 'label', tone: 'muted' })}>
              {pending === 'list' ? 'Loading...' : countWords(listing, total, found)}
              {pending !== 'list' && total > 1 && list.order ? `, ${list.order}` : null}
            </p>
            {order}
          </div>
        </div>
        <div className={clsx(styles.ofTheList, styles.tools)}>
          {empty ? null : <CsvLink href={fileOf(listing)} />}
          <SearchForm listing={listing} searched={searched} />
        </div>
        {filter ? <div className={clsx(styles.ofTheList, styles.filter)}>{filter}</div> : null}
      </div>
      {empty ? (
        <NothingListed listing={listing} total={total} source={source} />
      ) : (
        <div className={styles.panes} aria-busy={pending === 'list'}>
          {children}
        </div>
      )}
    </section>
  );
}

function countWords({ q, attention, state }: Listing, total: number, found: string): string {
  const words = withoutSort(q);
  if (words) return `${found} for “${words}”`;
  if (q || state) return found;
  if (total === 0) return '';
  if (attention) return total === 1 ? '1 needs review' : `${grouped(total)} need review`;
  return `${grouped(total)} in all`;
}

/**
 * Replaces an empty list. Links to the first page if the list has ended before this page, or to all items if a search
 * or filter found none.
 */
function NothingListed({ listing, total, source }: Pick<ListSectionProps, 'listing' | 'total' | 'source'>) {
  const { list, q, attention, state } = listing;
  const beyond = total > 0;
  const narrowed = beyond || q !== '' || attention || state !== null;
  const title = emptyTitle(list, { search: q !== '', needsReview: attention, filtered: state !== null });
  return (
    <div className={styles.empty}>
      <EmptyState title={beyond ? 'Nothing is left on this page.' : title} remark={narrowed ? undefined : source}>
        {narrowed ? (
          <Link to={firstPage(list, beyond ? listing : {})} preventScrollReset>
            {beyond ? `Back to the ${list.order ? 'first page' : 'newest'}` : `Show all ${list.all}`}
          </Link>
        ) : null}
      </EmptyState>
    </div>
  );
}

/**
 * A link to a CSV file. It has no `download` attribute. With the attribute, a browser would save the sign-in page as
 * the file if the session has ended.
 */
export function CsvLink({ href }: { href: string }) {
  return (
    <a href={href} className={clsx(button({ kind: 'quiet', size: 'compact' }), styles.file)}>
      <Download size={16} aria-hidden="true" />
      CSV
    </a>
  );
}
