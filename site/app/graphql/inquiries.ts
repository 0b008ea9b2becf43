import { graphql } from '@agency/api/typed-graphql';
import { failureFields } from './failure-fields.ts';

/** Sends an inquiry. What may go wrong is data: entries that break a rule, a bot check that failed, too many inquiries. */
export const submitInquiryMutation = graphql(
  `
  mutation SubmitInquiry($input: InquiryInput!) {
    submitInquiry(input: $input) {
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
