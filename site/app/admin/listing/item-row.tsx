import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { Moment } from '../moment.tsx';
import * as styles from './item-list.css.ts';
import { addressOf, type Listing } from './listing.ts';
import { rowId } from './use-item-focus.ts';

type ItemRowProps = {
  id: string;
  name: string;
  /** When it came, and from when its age counts. */
  at: string;
  now: string;
  unread?: boolean;
  listing: Listing;
  /** It lies open. */
  open: boolean;
  /** What else there is to say in a line or two. */
  children: ReactNode;
};

/** One line of a list: who, when, and what it is about. It opens the item. */
export function ItemRow({ id, name, at, now, unread = false, listing, open, children }: ItemRowProps) {
  return (
    <Link
      id={rowId(id)}
      className={styles.row}
      // The fragment is for readers without scripts, whose browser would begin at the top of the page.
      to={`${addressOf(listing, { open: id })}#${listing.list.one}`}
      preventScrollReset
      aria-current={open ? 'true' : undefined}
    >
      <span className={styles.name}>
        {unread ? <span className={styles.unreadMark} aria-hidden="true" /> : null}
        {name} {unread ? <span className={visuallyHidden}>unread </span> : null}
      </span>
      <span className={styles.age}>
        <Moment at={at} now={now} />{' '}
      </span>
      {children}
    </Link>
  );
}
