import { errorCodes } from '@agency/api/contract/errors';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { data } from 'react-router';
import type { SiteContext } from '#app/site-context.ts';
import type { ViewKey } from '#ui/admin/kinds.ts';

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
    subscriptionCounts {
      pastDue
    }
    mailsToNotice: undeliveredMails(first: 1) {
      totalCount
    }
  }
`);

type NavigationData = ResultOf<typeof navigationFields>;

export type AdminPage<Content> = {
  view: 'page';
  username: string;
  /**
   * When the page was loaded, in ms since 1970. Server and browser calculate ages from it, so both render the same
   * text.
   */
  now: number;
  /** The counts of views: unread inquiries, orders that need review, plans past due, undelivered mails. */
  waiting: Partial<Record<ViewKey, number>>;
  content: Content;
};

/** What the URL of an admin page shows: the page, the sign-in form, or a notice that the API failed. */
export type AdminState<Content> = AdminPage<Content> | { view: 'sign-in' } | { view: 'fault' };

/**
 * Loads a page. Returns `sign-in` if there is no session, and `fault` if the API fails.
 *
 * @throws the HTTP errors of `read`, and a 404 if the API refuses the input of the query.
 */
export async function readPage<Content>(
  { logError }: SiteContext,
  read: () => Promise<{ navigation: NavigationData; content: Content }>,
): Promise<AdminState<Content>> {
  try {
    const { navigation, content } = await read();
    const { session, unreadInquiryCount, ordersNeedingReview, subscriptionCounts, mailsToNotice } = navigation;
    if (!session) return { view: 'sign-in' };
    return {
      view: 'page',
      username: session.user.username,
      now: Date.now(),
      waiting: {
        inbox: unreadInquiryCount,
        orders: ordersNeedingReview.totalCount,
        subscriptions: subscriptionCounts.pastDue,
        mail: mailsToNotice.totalCount,
      },
      content,
    };
  } catch (error) {
    // Rethrows an HTTP error that `read` threw on purpose, such as the 404 for a missing record.
    if (error instanceof Object && 'init' in error) throw error;
    const { code } = error as { code?: string };
    if (code === errorCodes.unauthenticated) return { view: 'sign-in' };
    // The query's input comes from the URL, such as its cursor, so bad input means that the URL is wrong.
    if (code === errorCodes.badInput) throw data(null, { status: 404 });
    logError(error);
    return { view: 'fault' };
  }
}
