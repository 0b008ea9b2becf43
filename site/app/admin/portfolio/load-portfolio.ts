import { graphql } from '@agency/api/typed-graphql';
import { pageOf } from '#app/graphql/list-page.ts';
import type { SiteContext } from '#app/site-context.ts';
import { editableItemFields } from '#ui/admin/portfolio/portfolio-item.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';
import { inquiryList, type Listing, readListing } from '../listing/listing.ts';

export const portfolioPageFields = graphql(
  `
    fragment PortfolioPage on Query @_unmask {
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
    }
  `,
  [editableItemFields],
);

const portfolioQuery = graphql(
  `
    query Portfolio($portfolioSize: Int!, $portfolioAfter: String) {
      ...NavigationFields
      ...PortfolioPage
    }
  `,
  [navigationFields, portfolioPageFields],
);

export const portfolioVariables = ({ portfolioAfter }: Listing) => ({ portfolioSize: 24, portfolioAfter });

export const loadPortfolio = (site: SiteContext, query: URLSearchParams) =>
  readPage(site, async () => {
    const navigation = await site.queryApi(portfolioQuery, portfolioVariables(readListing(inquiryList, query)));
    return { navigation, content: pageOf(navigation.portfolioItems) };
  });
