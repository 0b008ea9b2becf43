import { errorCodes } from '@agency/api/contract/errors';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { data } from 'react-router';
import type { SiteContext } from '#app/site-context.ts';
import type { ViewKey } from '#ui/admin/kinds.ts';

/** The fields that every admin page queries besides its own: the admin's name, and the counts of the navigation. */
export const navigationFields = graphql(`
  fragment NavigationFields on Query @_unmask {
    session {
      user {
        username
      }
    }
    unreadInquiryCount
    ordersNeedingReview: maintenanceOrders(needsReview: true, first: 1) {
      totalCount
    }
    plansPastDue: subscriptions(first: 1, state: past_due) {
      totalCount
    }
    mailsToNotice: undeliveredMails(first: 1) {
      totalCount
    }
  }
`);

type NavigationData = ResultOf<typeof navigationFields>;

/** A loaded admin page. */
export type AdminPage<Content> = {
  view: 'page';
  username: string;
  /** The time when the page was loaded, in ms. Ages are relative to this time, so that server and browser render the same. */
  now: number;
  /** The counts of views: unread inquiries, orders that need review, plans past due, undelivered mails. */
  waiting: Partial<Record<ViewKey, number>>;
  content: Content;
};

/** What an admin URL shows: its page, the sign-in form, or a notice that the API did not answer. */
export type AdminState<Content> = AdminPage<Content> | { view: 'sign-in' } | { view: 'fault' };

/** Loads a page. Returns `sign-in` without a session, and `fault` if the API fails. */
export async function readPage<Content>(
  { logError }: SiteContext,
  read: () => Promise<{ navigation: NavigationData; content: Content }>,
): Promise<AdminState<Content>> {
  try {
    const { navigation, content } = await read();
    const { session, unreadInquiryCount, ordersNeedingReview, plansPastDue, mailsToNotice } = navigation;
    if (!session) return { view: 'sign-in' };
    return {
      view: 'page',
      username: session.user.username,
      now: Date.now(),
      waiting: {
        inbox: unreadInquiryCount,
        orders: ordersNeedingReview.totalCount,
        subscriptions: plansPastDue.totalCount,
        mail: mailsToNotice.totalCount,
      },
      content,
    };
  } catch (error) {
    // Rethrows an HTTP error that was thrown on purpose, such as the 404 for a missing record.
    if (error instanceof Object && 'init' in error) throw error;
    const { code } = error as { code?: string };
    if (code === errorCodes.unauthenticated) return { view: 'sign-in' };
    // The input of these queries comes from the URL, so the URL is wrong, such as its cursor.
    if (code === errorCodes.badInput) throw data(null, { status: 404 });
    logError(error);
    return { view: 'fault' };
  }
}
