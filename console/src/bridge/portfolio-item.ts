import '@agency/api/contract/zod-without-eval';
import { graphql } from '@agency/api/typed-graphql';
import type { ResultOf } from 'gql.tada';
import { z } from 'zod';

/** All there is to a portfolio item, with the version that a later change is made from. */
export const itemFields = graphql(`
  fragment ItemFields on PortfolioItem @_unmask {
    __typename
    id
    version
    title
    description
    technology
    imageUrl
    caseStudyUrl
    featured
    metric1Value
    metric1Label
    metric2Value
    metric2Label
    metric3Value
    metric3Label
  }
`);

/** One portfolio item. */
export type Item = ResultOf<typeof itemFields>;

/** The same, read back from outside. `satisfies` keeps the two lists of fields one. */
export const itemSchema = z.object({
  __typename: z.literal('PortfolioItem'),
  id: z.string(),
  version: z.number(),
  title: z.string(),
  description: z.string(),
  /** Not only those of the contract: a newer server may know more than this program, whose lists must still open. */
  technology: z.custom<Item['technology']>((value) => typeof value === 'string'),
  imageUrl: z.string(),
  caseStudyUrl: z.string().nullable(),
  featured: z.boolean(),
  metric1Value: z.string().nullable(),
  metric1Label: z.string().nullable(),
  metric2Value: z.string().nullable(),
  metric2Label: z.string().nullable(),
  metric3Value: z.string().nullable(),
  metric3Label: z.string().nullable(),
}) satisfies z.ZodType<Item>;
