import { countLimit } from '@agency/api/contract/contact';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { pageOf } from '#app/graphql/list-page.ts';
import { pageEnds } from '#app/graphql/page-ends.ts';
import type { SiteContext } from '#app/site-context.ts';
import { type Inquiry, inquiryFields } from '#ui/admin/inbox/inquiry.ts';
import { editableItemFields } from '#ui/admin/portfolio/portfolio-item.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';
import { inquiryList, itemPage, type Listing, type OpenPage, pageVariables, readListing } from '../listing/listing.ts';
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
      contactSubmission(id: $open) @include(if: $isOpen) {
        ...InquiryFields
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
      $open: ID!
      $isOpen: Boolean!
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
    query Inbox(
      $first: Int
      $after: String
      $last: Int
      $before: String
      $search: String
      $countLimit: Int
      $open: ID!
      $isOpen: Boolean!
    ) {
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
  const { open } = listing;
  return { ...variables, countLimit: countLimit(variables.search), open: open ?? '', isOpen: open !== null };
}

/** The page of the inbox, and the inquiry that the address names, which may be on another page of the list. */
const inboxPage = (
  { open }: Listing,
  { contactSubmissions, contactSubmission = null }: ResultOf<typeof inquiryPageFields>,
): OpenPage<Inquiry> => ({ page: itemPage(contactSubmissions), requested: open, open: contactSubmission });

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
      inquiries: inboxPage(listing, navigation),
      portfolio: pageOf(navigation.portfolioItems),
      mails: mailPage(navigation),
    };
    return { navigation, content };
  });

export const loadInbox = (site: SiteContext, query: URLSearchParams) =>
  readPage(site, async () => {
    const listing = readListing(inquiryList, query);
    const navigation = await site.queryApi(inboxQuery, inboxVariables(listing));
    return { navigation, content: inboxPage(listing, navigation) };
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
