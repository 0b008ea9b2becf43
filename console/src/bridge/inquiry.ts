import '@agency/api/contract/zod-without-eval';
import { graphql } from '@agency/api/typed-graphql';
import type { ResultOf } from 'gql.tada';
import { z } from 'zod';

/** All there is to an inquiry: what lists bring, and what comes when one arrives. */
export const inquiryFields = graphql(`
  fragment InquiryFields on ContactSubmission @_unmask {
    __typename
    id
    name
    email
    company
    service
    budget
    message
    createdAt
    readAt
  }
`);

/** One message sent with the contact form. */
export type Inquiry = ResultOf<typeof inquiryFields>;

/** The same, read back from outside. `satisfies` keeps the two lists of fields one. */
export const inquirySchema = z.object({
  __typename: z.literal('ContactSubmission'),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  service: z.string(),
  budget: z.string().nullable(),
  message: z.string(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
}) satisfies z.ZodType<Inquiry>;
