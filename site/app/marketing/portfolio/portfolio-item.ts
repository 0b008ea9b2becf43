import { graphql } from '@agency/api/typed-graphql';
import type { ResultOf } from 'gql.tada';

/** What every page that shows a portfolio item asks for. */
export const portfolioItemFields = graphql(`
  fragment PortfolioItemFields on PortfolioItem @_unmask {
    id
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

/** One portfolio item as the pages show it. */
export type PortfolioItem = ResultOf<typeof portfolioItemFields>;
