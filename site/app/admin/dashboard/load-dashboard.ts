import { countLimit } from '@agency/api/contract/contact';
import { graphql } from '@agency/api/typed-graphql';
import { pageOf } from '#app/graphql/list-page.ts';
import { pageEnds } from '#app/graphql/page-ends.ts';
import type { SiteContext } from '#app/site-context.ts';
import { inquiryFields } from '#ui/admin/inbox/inquiry.ts';
import { editableItemFields } from '#ui/admin/portfolio/portfolio-item.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';
import { itemPage, type Listing, pageVariables } from '../listing/listing.ts';
import { undeliveredMailFields } from '../mails/mail-actions.ts';

/** Everything the dashboard shows, in one round trip: who is signed in, and one page of each list. */
const dashboardQuery = graphql(
  `
    query Dashboard(
      $first: Int
      $after: String
      $last: Int
      $before: String
      $search: String
      $countLimit: Int
      $portfolioSize: Int!
      $portfolioAfter: String
      $mails: Int!
    ) {
      ...NavigationFields
      contactSubmissions(first: $first, after: $after, last: $last, before: $before, search: $search) {
        totalCount(atMost: $countLimit)
        edges {
          node {
            ...InquiryFields
          }
        }
        pageInfo {
          ...PageEnds
        }
      }
      portfolioItems(first: $portfolioSize, after: $portfolioAfter) {
        edges {
          node {
            ...ItemFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      undeliveredMails(first: $mails) {
        totalCount
        edges {
          node {
            ...UndeliveredMailFields
          }
        }
      }
    }
  `,
  [navigationFields, pageEnds, inquiryFields, editableItemFields, undeliveredMailFields],
);

const pageSizes = { portfolio: 24, mails: 50 };

export const loadDashboard = (site: SiteContext, listing: Listing) =>
  readPage(site, async () => {
    const variables = pageVariables(listing);
    const { contactSubmissions, portfolioItems, undeliveredMails, ...navigation } = await site.queryApi(
      dashboardQuery,
      {
        ...variables,
        countLimit: countLimit(variables.search),
        portfolioSize: pageSizes.portfolio,
        portfolioAfter: listing.portfolioAfter,
        mails: pageSizes.mails,
      },
    );
    return {
      navigation,
      content: {
        inquiries: itemPage(contactSubmissions),
        portfolio: pageOf(portfolioItems),
        mails: {
          items: undeliveredMails.edges.map(({ node }) => node),
          total: undeliveredMails.totalCount,
        },
      },
    };
  });
