import { grouped } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { inquiryList, orderList } from '../listing/listing.ts';
import * as styles from './navigation.css.ts';
import type { AdminPage } from './read-page.ts';

function LogOut() {
  const { pathname } = useLocation();
  const pending = useNavigation().formData?.get('intent') === 'sign-out';
  return (
    <Form method="post" action={pathname} onSubmit={(event) => pending && event.preventDefault()}>
      <input type="hidden" name="intent" value="sign-out" />
      <button type="submit" className={button({ kind: 'secondary', size: 'compact' })} aria-disabled={pending}>
        {pending ? 'Logging out...' : 'Log out'}
      </button>
    </Form>
  );
}

type NavigationProps = { title: string } & Pick<AdminPage<unknown>, 'username' | 'waiting'>;

/** The margin of an admin's page: its name, the links to the other pages, who is signed in, and the log-out button. */
export function Navigation({ title, username, waiting }: NavigationProps) {
  const { pathname } = useLocation();
  return (
    <div className={styles.margin}>
      <h1 className={clsx(text({ as: 'label' }), styles.title)}>{title}</h1>
      <nav aria-label="Admin" className={styles.nav}>
        <ul className={styles.links}>
          <li>
            <Link className={styles.link} to={`${inquiryList.path}#inquiries`}>
              Inquiries <span className={styles.count}>{grouped(waiting.inquiries)}</span>{' '}
              {waiting.unread > 0 ? <span className={styles.unread}>{grouped(waiting.unread)} unread</span> : null}
            </Link>
          </li>
          <li>
            <Link className={styles.link} to={`${inquiryList.path}#portfolio`}>
              Portfolio
            </Link>
          </li>
          <li>
            <Link
              className={styles.link}
              to={orderList.path}
              aria-current={pathname === orderList.path ? 'page' : undefined}
            >
              Orders{' '}
              {waiting.orders > 0 ? (
                <span className={styles.needsReview}>
                  <TriangleAlert size={15} aria-hidden="true" />
                  {grouped(waiting.orders)} <span className={visuallyHidden}>need review</span>
                </span>
              ) : null}
            </Link>
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
