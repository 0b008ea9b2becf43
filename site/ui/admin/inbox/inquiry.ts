import { failureFields } from '@agency/api/fragments';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';

export const inquiryFields = graphql(`
  fragment InquiryFields on ContactSubmission @_unmask {
    __typename
    id
    name
    email
    company
    service
    budget
    regarding
    message
    createdAt
    readAt
  }
`);

/** What a visitor sent by the contact form. */
export type Inquiry = ResultOf<typeof inquiryFields>;

export const deleteInquiryMutation = graphql(
  `
    mutation DeleteInquiry($id: ID!, $key: ID) {
      deleteContactSubmission(id: $id, idempotencyKey: $key) {
        __typename
        ...FailureFields
      }
    }
  `,
  [failureFields],
);

export const markInquiryReadMutation = graphql(
  `
    mutation MarkInquiryRead($id: ID!, $read: Boolean! = true) {
      markInquiryRead(id: $id, read: $read) {
        __typename
        ...FailureFields
        ... on ContactSubmission {
          id
          readAt
        }
      }
    }
  `,
  [failureFields],
);
