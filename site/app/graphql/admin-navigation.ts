import { graphql, type ResultOf } from '@agency/api/typed-graphql';

/**
 * What every page of the admin's area asks besides its own: who is signed in, and how much waits on each page. Orders to
 * look at are counted among the newest, as many as one page of the API holds.
 */
export const navigationFields = graphql(`
  fragment NavigationFields on Query @_unmask {
    session {
      user {
        username
      }
    }
    allEnquiries: contactSubmissions(first: 1) {
      totalCount
    }
    newestOrders: maintenanceOrders(first: 50) {
      edges {
        node {
          attention
        }
      }
    }
  }
`);

export type NavigationData = ResultOf<typeof navigationFields>;
