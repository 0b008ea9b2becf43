import { failureFields } from '@agency/api/fragments';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';

/** What the column about a person shows: their newest inquiries, orders and notes, and how many there are. */
const personFields = graphql(`
  fragment PersonFields on Person @_unmask {
    email
    name
    firstSeenAt
    inquiryCount
    orderCount
    messageCount
    inquiries {
      id
      service
      createdAt
      state
      lastFrom
      trashedAt
    }
    orders {
      id
      invoiceNumber
      packageType
      createdAt
      standing
      reviewReason
      demo
    }
    notes {
      id
      inquiryId
      text
      at
      by
    }
  }
`);

export type Person = ResultOf<typeof personFields>;

/** Queries the person with this address. Null if nothing was sent from the address or ordered with it. */
export const personQuery = graphql(
  `
    query Person($email: String!) {
      person(email: $email) {
        ...PersonFields
      }
    }
  `,
  [personFields],
);

export const erasePersonMutation = graphql(
  `
    mutation ErasePerson($email: String!, $key: ID) {
      erasePerson(email: $email, idempotencyKey: $key) {
        __typename
        ...FailureFields
        ... on Erased {
          message
        }
      }
    }
  `,
  [failureFields],
);
