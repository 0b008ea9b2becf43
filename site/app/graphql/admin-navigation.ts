import { graphql, type ResultOf } from '@agency/api/typed-graphql';

/** What every page of the admin's area asks besides its own: who is signed in, and how much waits on each page. */
export const navigationFields = graphql(`
  fragment NavigationFields on Query @_unmask {
    session {
      user {
        username
      }
    }
    allInquiries: contactSubmissions(first: 1) {
      totalCount
    }
    unreadInquiryCount(atMost: 20000)
    ordersToLookAt: maintenanceOrders(attention: true, first: 1) {
      totalCount
    }
  }
`);

export type NavigationData = ResultOf<typeof navigationFields>;
