import { failureFields } from '@agency/api/fragments';
import { graphql } from '@agency/api/typed-graphql';
import { inquiryFields } from '#bridge/inquiry.ts';

/** One page of the inbox, newest first. The counts are asked for with the first page only: they cost more than the page. */
export const inquiriesQuery = graphql(
  `
    query Inquiries(
      $first: Int
      $last: Int
      $skip: Int
      $after: String
      $before: String
      $search: String
      $counted: Boolean!
      $countLimit: Int
      $unread: Boolean!
    ) {
      unreadInquiryCount @include(if: $unread)
      contactSubmissions(
        first: $first
        last: $last
        skip: $skip
        after: $after
        before: $before
        search: $search
      ) {
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
    mutation MarkInquiriesRead($until: DateTime!, $key: ID) {
      markInquiriesRead(until: $until, idempotencyKey: $key) {
        __typename
        ...FailureFields
      }
    }
  `,
  [failureFields],
);
