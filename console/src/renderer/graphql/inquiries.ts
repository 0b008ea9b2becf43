import { graphql } from '@agency/api/typed-graphql';
import { inquiryFields } from '#bridge/inquiry.ts';
import { failureFields } from './failure-fields.ts';

/** One page of the inbox, newest first. The count is asked for with the first page only: it costs more than the page. */
export const inquiriesQuery = graphql(
  `
    query Inquiries($first: Int!, $after: String, $search: String, $counted: Boolean!, $countLimit: Int) {
      contactSubmissions(first: $first, after: $after, search: $search) {
        totalCount(atMost: $countLimit) @include(if: $counted)
        edges {
          cursor
          node {
            ...InquiryFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [inquiryFields],
);

/** How many inquiries there are, or how many a search finds. */
export const inquiryCountQuery = graphql(`
  query InquiryCount($search: String, $countLimit: Int) {
    contactSubmissions(first: 1, search: $search) {
      totalCount(atMost: $countLimit)
    }
  }
`);

/** When inquiries came, newest first: for finding out what was missed. */
export const inquiryDatesQuery = graphql(`
  query InquiryDates($first: Int!, $after: String) {
    contactSubmissions(first: $first, after: $after) {
      edges {
        node {
          id
          createdAt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** One inquiry by its id, as a link or a notification leads to it. */
export const inquiryQuery = graphql(
  `
    query Inquiry($id: ID!) {
      contactSubmission(id: $id) {
        ...InquiryFields
      }
    }
  `,
  [inquiryFields],
);

export const deleteInquiryMutation = graphql(
  `
    mutation DeleteInquiry($id: ID!) {
      deleteContactSubmission(id: $id) {
        __typename
        ...FailureFields
      }
    }
  `,
  [failureFields],
);
