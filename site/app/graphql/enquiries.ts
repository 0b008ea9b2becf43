import { graphql } from '@agency/api/typed-graphql';
import { failureFields } from './failure-fields.ts';

/** Sends an enquiry. What may go wrong is data: entries that break a rule, a bot check that failed, too many enquiries. */
export const submitEnquiryMutation = graphql(
  `
  mutation SubmitEnquiry($input: EnquiryInput!) {
    submitEnquiry(input: $input) {
      __typename
      ...FailureFields
      ... on Receipt {
        message
      }
    }
  }
`,
  [failureFields],
);
