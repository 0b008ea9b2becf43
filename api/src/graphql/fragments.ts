import { graphql } from './typed-graphql.ts';

/** What an expected failure says, wherever a result may be one: a message, and what a form or a status is made of. */
export const failureFields = graphql(`
  fragment FailureFields on Failure @_unmask {
    message
    ... on InvalidInput {
      issues {
        path
        message
      }
    }
    ... on RateLimited {
      retryAfterSeconds
    }
    ... on PaymentRefused {
      reason
    }
  }
`);

/** What a portfolio item shows to visitors. */
export const portfolioItemContent = graphql(`
  fragment PortfolioItemContent on PortfolioItem @_unmask {
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
