import { graphql, type ResultOf } from '@agency/api/typed-graphql';

/** All there is to an inquiry. */
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
