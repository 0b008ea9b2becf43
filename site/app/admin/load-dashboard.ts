import { errorCodes } from '@agency/api/contract/errors';
import { graphql } from '@agency/api/typed-graphql';
import { pageOf } from '#app/graphql/list-page.ts';
import type { SiteContext } from '#app/site-context.ts';
import { editableItemFields } from '#ui/admin/portfolio/portfolio-item.ts';
import { type TodayData, todayQuery } from '#ui/admin/today/today-query.ts';
import { navigationFields, readPage } from './frame/read-page.ts';
import { inboxPage, inboxVariables, inquiryPageFields, openThread } from './inquiries/load-inbox.ts';
import { inquiryList, type Listing, readListing } from './listing/listing.ts';

const portfolioPageFields = graphql(
  `
    fragment PortfolioPage on Query @_unmask {
      allPortfolioItems(first: $portfolioSize, after: $portfolioAfter) {
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
    }
  `,
  [editableItemFields],
);

const dashboardQuery = graphql(
  `
    query Dashboard(
      $first: Int
      $after: String
      $last: Int
      $before: String
      $search: String
      $countLimit: Int
      $open: ID!
      $isOpen: Boolean!
      $portfolioSize: Int!
      $portfolioAfter: String
    ) {
      ...NavigationFields
      ...InquiryPage
      ...PortfolioPage
    }
  `,
  [navigationFields, inquiryPageFields, portfolioPageFields],
);

const portfolioVariables = ({ portfolioAfter }: Listing) => ({ portfolioSize: 4, portfolioAfter });

export const loadDashboard = (site: SiteContext, query: URLSearchParams) =>
  readPage(site, async () => {
    const listing = readListing(inquiryList, query);
    const variables = { ...inboxVariables(listing), ...portfolioVariables(listing) };
    const [navigation, thread, today] = await Promise.all([
      site.queryApi(dashboardQuery, variables),
      openThread(site, listing),
      loadToday(site),
    ]);
    const content = {
      today,
      inquiries: inboxPage(listing, navigation, thread),
      portfolio: pageOf(navigation.allPortfolioItems),
    };
    return { navigation, content };
  });

/**
 * Loads what waits for the admin, and the numbers of the last weeks. Returns null on failure, because the lists below
 * must still show.
 */
async function loadToday({ queryApi, logError }: SiteContext): Promise<TodayData | null> {
  try {
    return await queryApi(todayQuery, {});
  } catch (error) {
    if ((error as { code?: string }).code !== errorCodes.unauthenticated) logError(error);
    return null;
  }
}
