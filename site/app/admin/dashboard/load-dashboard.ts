import { countLimit } from '@agency/api/contract/contact';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { pageOf } from '#app/graphql/list-page.ts';
import { pageEnds } from '#app/graphql/page-ends.ts';
import type { SiteContext } from '#app/site-context.ts';
import { inquiryFields } from '#ui/admin/inbox/inquiry.ts';
import { editableItemFields } from '#ui/admin/portfolio/portfolio-item.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';
import { inquiryList, itemPage, type Listing, pageVariables, readListing } from '../listing/listing.ts';
import { undeliveredMailFields } from '../mails/mail-actions.ts';

const inquiryPageFields = graphql(
  `
    fragment InquiryPage on Query @_unmask {
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
    }
  `,
  [pageEnds, inquiryFields],
);

const portfolioPageFields = graphql(
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

const mailPageFields = graphql(
  `
    fragment MailPage on Query @_unmask {
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
  [undeliveredMailFields],
);

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
      ...InquiryPage
      ...PortfolioPage
      ...MailPage
    }
  `,
  [navigationFields, inquiryPageFields, portfolioPageFields, mailPageFields],
);

const inboxQuery = graphql(
  `
    query Inbox($first: Int, $after: String, $last: Int, $before: String, $search: String, $countLimit: Int) {
      ...NavigationFields
      ...InquiryPage
    }
  `,
  [navigationFields, inquiryPageFields],
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

const mailQuery = graphql(
  `
    query Mail($mails: Int!) {
      ...NavigationFields
      ...MailPage
    }
  `,
  [navigationFields, mailPageFields],
);

function inboxVariables(listing: Listing) {
  const variables = pageVariables(listing);
  return { ...variables, countLimit: countLimit(variables.search) };
}

const portfolioVariables = ({ portfolioAfter }: Listing) => ({ portfolioSize: 24, portfolioAfter });
const mailVariables = { mails: 50 };

const mailPage = ({ undeliveredMails: { edges, totalCount } }: ResultOf<typeof mailPageFields>) => ({
  items: edges.map(({ node }) => node),
  total: totalCount,
});

export const loadDashboard = (site: SiteContext, query: URLSearchParams) =>
  readPage(site, async () => {
    const listing = readListing(inquiryList, query);
    const navigation = await site.queryApi(dashboardQuery, {
      ...inboxVariables(listing),
      ...portfolioVariables(listing),
      ...mailVariables,
    });
    const content = {
      inquiries: itemPage(navigation.contactSubmissions),
      portfolio: pageOf(navigation.portfolioItems),
      mails: mailPage(navigation),
    };
    return { navigation, content };
  });

export const loadInbox = (site: SiteContext, query: URLSearchParams) =>
  readPage(site, async () => {
    const navigation = await site.queryApi(inboxQuery, inboxVariables(readListing(inquiryList, query)));
    return { navigation, content: itemPage(navigation.contactSubmissions) };
  });

export const loadPortfolio = (site: SiteContext, query: URLSearchParams) =>
  readPage(site, async () => {
    const navigation = await site.queryApi(portfolioQuery, portfolioVariables(readListing(inquiryList, query)));
    return { navigation, content: pageOf(navigation.portfolioItems) };
  });

export const loadMail = (site: SiteContext) =>
  readPage(site, async () => {
    const navigation = await site.queryApi(mailQuery, mailVariables);
    return { navigation, content: mailPage(navigation) };
  });
