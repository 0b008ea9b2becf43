import { graphql } from '@agency/api/typed-graphql';
import { enquiryFields } from '#bridge/enquiry.ts';
import { failureFields } from './failure-fields.ts';

/** One page of the inbox, newest first. The count is asked for with the first page only: it costs more than the page. */
export const enquiriesQuery = graphql(
  `
    query Enquiries($first: Int!, $after: String, $search: String, $counted: Boolean!, $countLimit: Int) {
      contactSubmissions(first: $first, after: $after, search: $search) {
        totalCount(atMost: $countLimit) @include(if: $counted)
        edges {
          cursor
          node {
            ...EnquiryFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [enquiryFields],
);

/** How many enquiries there are, or how many a search finds. */
export const enquiryCountQuery = graphql(`
  query EnquiryCount($search: String, $countLimit: Int) {
    contactSubmissions(first: 1, search: $search) {
      totalCount(atMost: $countLimit)
    }
  }
`);

/** When enquiries came, newest first: for finding out what was missed. */
export const enquiryDatesQuery = graphql(`
  query EnquiryDates($first: Int!, $after: String) {
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

/** One enquiry by its id, as a link or a notification leads to it. */
export const enquiryQuery = graphql(
  `
    query Enquiry($id: ID!) {
      contactSubmission(id: $id) {
        ...EnquiryFields
      }
    }
  `,
  [enquiryFields],
);

export const deleteEnquiryMutation = graphql(
  `
    mutation DeleteEnquiry($id: ID!) {
      deleteContactSubmission(id: $id) {
        __typename
        ...FailureFields
      }
    }
  `,
  [failureFields],
);
