import { failureFields } from '@agency/api/fragments';
import { graphql } from '@agency/api/typed-graphql';
import { inquiryFields } from '#bridge/inquiry.ts';

/** One page of the inbox, newest first. The count is asked for with the first page only: it costs more than the page. */
export const inquiriesQuery = graphql(
  `
    query Inquiries(
      $first: Int!
      $after: String
      $search: String
      $counted: Boolean!
      $countLimit: Int
      $unread: Boolean!
      $unreadLimit: Int!
    ) {
      unreadInquiryCount(atMost: $unreadLimit) @include(if: $unread)
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

/** How many are unread, as the cache has it; nothing while nobody knows. */
export const unreadCountQuery = graphql(`
  query UnreadCount {
    unreadInquiryCount
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

export const markInquiriesReadMutation = graphql(
  `
    mutation MarkInquiriesRead($until: DateTime!) {
      markInquiriesRead(until: $until) {
        __typename
        ...FailureFields
      }
    }
  `,
  [failureFields],
);
