import { parseInquirySearch } from '@agency/api/contract/inquiries';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PaneSeparator } from '#ui/admin/layout/pane-separator.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as styles from './item-list.css.ts';
import { addressOf, type ItemPage, type Listing } from './listing.ts';
import { rowId } from './use-item-focus.ts';

type ItemListProps<Item> = {
  page: ItemPage<Item>;
  listing: Listing;
  children(item: Item): ReactNode;
};

/** One page of a list, with links to the pages before and after it, which work without scripts. */
export function ItemList<Item extends { id: string }>({ page, listing, children }: ItemListProps<Item>) {
  const { items, newer, older } = page;
  const { all, order } = listing.list;
  const isNewest = !order && parseInquirySearch(listing.q).sort === 'newest';
  const pageAt = (place: { after: string } | { before: string } | null) =>
    `${addressOf(listing, { after: null, before: null, open: null, ...place })}#${all}`;
  return (
    <div id={`${all}-list`} className={styles.place}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            {children(item)}
          </li>
        ))}
      </ul>
      {newer || older ? (
        <nav aria-label={`Pages of ${all}`} className={styles.pages}>
          {newer ? (
            <>
              <Link className={styles.page} to={pageAt(null)}>
                {isNewest ? 'Newest' : 'First'}
              </Link>
              <Link className={styles.page} to={pageAt({ before: newer })} rel="prev">
                {isNewest ? 'Newer' : 'Previous'}
              </Link>
            </>
          ) : null}
          {older ? (
            <Link className={styles.older} to={pageAt({ after: older })} rel="next">
              {isNewest ? 'Older' : 'Next'}
            </Link>
          ) : null}
        </nav>
      ) : null}
      <PaneSeparator controls={`${all}-list`} className={clsx(styles.separator, withScript)} />
    </div>
  );
}

type ItemLinkProps = { id: string; listing: Listing; open: boolean; unread?: boolean; children: ReactNode };

/** The link around a row, which opens the row's item. */
export function ItemLink({ id, listing, open, unread = false, children }: ItemLinkProps) {
  // Without scripts, the fragment makes the browser scroll to the item. With scripts, it is left out, because scrolling
  // would put another row under the pointer.
  const fragment = useHydrated() ? '' : `#${listing.list.one}`;
  return (
    <Link
      id={rowId(id)}
      className={styles.row}
      to={`${addressOf(listing, { open: id })}${fragment}`}
      preventScrollReset
      aria-current={open ? 'true' : undefined}
      data-unread={unread ? '' : undefined}
    >
      {children}
    </Link>
  );
}
