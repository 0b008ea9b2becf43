import { errorCodes } from '@agency/api/contract/errors';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { data } from 'react-router';
import type { SiteContext } from '#app/site-context.ts';
import type { ViewKey } from '#ui/admin/kinds.ts';

/** What every page of the admin's area asks besides its own: who is signed in, and the counts of the navigation. */
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
    mailsToNotice: undeliveredMails(first: 1) {
      totalCount
    }
  }
`);

type NavigationData = ResultOf<typeof navigationFields>;

/** A page of the admin's area as it was read. */
export type AdminPage<Content> = {
  view: 'page';
  username: string;
  /** When this was read, in ms; ages are counted from it, so that server and browser write the same. */
  now: number;
  /** What waits for the admin, by view: unread inquiries, orders that need review, undelivered mails. */
  waiting: Partial<Record<ViewKey, number>>;
  content: Content;
};

/** What an address of the admin's area has to show: its page, the form that leads to it, or that the API did not answer. */
export type AdminState<Content> = AdminPage<Content> | { view: 'sign-in' } | { view: 'fault' };

/** Reads a page, and learns by that whether anybody is signed in. */
export async function readPage<Content>(
  { logError }: SiteContext,
  read: () => Promise<{ navigation: NavigationData; content: Content }>,
): Promise<AdminState<Content>> {
  try {
    const { navigation, content } = await read();
    const { session, unreadInquiryCount, ordersNeedingReview, mailsToNotice } = navigation;
    if (!session) return { view: 'sign-in' };
    return {
      view: 'page',
      username: session.user.username,
      now: Date.now(),
      waiting: {
        inbox: unreadInquiryCount,
        orders: ordersNeedingReview.totalCount,
        mail: mailsToNotice.totalCount,
      },
      content,
    };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === errorCodes.unauthenticated) return { view: 'sign-in' };
    // A cursor in the address was made up.
    if (code === errorCodes.badInput) throw data(null, { status: 404 });
    logError(error);
    return { view: 'fault' };
  }
}
