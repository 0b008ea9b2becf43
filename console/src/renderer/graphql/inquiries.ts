import { graphql } from '@agency/api/typed-graphql';
import { inquiryFields } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';

/** One page of the inbox. Only the first page's query includes the counts, because they cost more than the page. */
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
        asOf @include(if: $counted)
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
