import { graphql } from './typed-graphql.ts';

/** The fields of an expected failure that forms and HTTP statuses are derived from. */
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

/** What visitors see of a portfolio item. */
export const portfolioItemContent = graphql(`
  fragment PortfolioItemContent on PortfolioItem @_unmask {
    id
    title
    description
    technology
    imageUrl
    caseStudyUrl
    featured
    metrics {
      value
      label
    }
  }
`);

/** The agency's details that the site's pages show. */
export const agencyFields = graphql(`
  fragment AgencyFields on Agency @_unmask {
    name
    initials
    email
    phone
    postalAddress
    hours
    timeZone
    privacyUrl
    termsUrl
    defaultAuthor
    notice
    social {
      linkedin
      facebook
      instagram
      x
    }
  }
`);
