import { graphql } from '@agency/api/typed-graphql';

/** Everything that changes at the server, from a place in its list of changes on. `liveChangeSchema` says what comes. */
export const changesDocument = graphql(`
  subscription ConsoleChanges($after: String) {
    changes(after: $after) {
      cursor
      kind
      id
      contactSubmission {
        __typename
        id
        name
        email
        company
        service
        budget
        message
        createdAt
      }
      portfolioItem {
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
        createdAt
      }
    }
  }
`);
