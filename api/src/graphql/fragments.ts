import { graphql } from './typed-graphql.ts';

/** The fields of an expected failure that forms and HTTP statuses need. */
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
