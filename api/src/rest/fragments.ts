import { graphql } from '#api/graphql/typed-graphql.ts';

/** What REST answers of a portfolio item: the fields of SPEC section 3. */
export const PortfolioItemFields = graphql(`
  fragment PortfolioItemFields on PortfolioItem @_unmask {
    id title description technology imageUrl caseStudyUrl featured createdAt
    metric1Value metric1Label metric2Value metric2Label metric3Value metric3Label
  }
`);

/** What a refusal is made of, wherever a result may be a failure. */
export const FailureFields = graphql(`
  fragment FailureFields on Failure @_unmask {
    message
    ... on InvalidInput { issues { path message } }
    ... on RateLimited { retryAfterSeconds }
    ... on PaymentRefused { reason }
  }
`);
