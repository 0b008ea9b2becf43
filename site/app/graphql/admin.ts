import { graphql } from '@agency/api/typed-graphql';
import type { ResultOf } from 'gql.tada';
import { portfolioItemFields } from '#app/marketing/portfolio/portfolio-item.ts';
import { navigationFields } from './admin-navigation.ts';
import { failureFields } from './failure-fields.ts';
import { pageEnds } from './page-ends.ts';

const inquiryFields = graphql(`
  fragment InquiryFields on ContactSubmission @_unmask {
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

const undeliveredMailFields = graphql(`
  fragment UndeliveredMailFields on UndeliveredMail @_unmask {
    id
    kind
    recipient
    state
    attempts
    lastError
    createdAt
  }
`);

/** One mail that did not arrive: given up, or still being tried. */
export type UndeliveredMail = ResultOf<typeof undeliveredMailFields>;

const editableProjectFields = graphql(
  `
    fragment EditableProjectFields on PortfolioItem @_unmask {
      ...PortfolioItemFields
      version
    }
  `,
  [portfolioItemFields],
);

/** One portfolio item in the version that was read: a change names it, so that no other change is overwritten. */
export type EditableProject = ResultOf<typeof editableProjectFields>;

/** Everything the dashboard shows, in one round trip: who is signed in, and one page of each list. */
export const dashboardQuery = graphql(
  `
    query Dashboard(
      $first: Int
      $after: String
      $last: Int
      $before: String
      $search: String
      $countLimit: Int
      $projects: Int!
      $projectsAfter: String
      $mails: Int!
    ) {
      ...NavigationFields
      contactSubmissions(first: $first, after: $after, last: $last, before: $before, search: $search) {
        totalCount(atMost: $countLimit)
        edges {
          node {
            ...InquiryFields
          }
        }
        pageInfo {
          ...PageEnds
        }
      }
      portfolioItems(first: $projects, after: $projectsAfter) {
        edges {
          node {
            ...EditableProjectFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      undeliveredMails(first: $mails) {
        edges {
          node {
            ...UndeliveredMailFields
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  `,
  [navigationFields, pageEnds, inquiryFields, editableProjectFields, undeliveredMailFields],
);

export const createProjectMutation = graphql(
  `
  mutation CreateProject($input: PortfolioItemInput!) {
    createPortfolioItem(input: $input) {
      __typename
      ...FailureFields
      ... on PortfolioItem {
        id
      }
    }
  }
`,
  [failureFields],
);

export const updateProjectMutation = graphql(
  `
  mutation UpdateProject($id: ID!, $input: PortfolioItemInput!, $expectedVersion: Int!) {
    updatePortfolioItem(id: $id, input: $input, expectedVersion: $expectedVersion) {
      __typename
      ...FailureFields
      ... on PortfolioItem {
        id
      }
      ... on Conflict {
        current {
          ...EditableProjectFields
        }
      }
    }
  }
`,
  [failureFields, editableProjectFields],
);

export const deleteProjectMutation = graphql(
  `
  mutation DeleteProject($id: ID!, $expectedVersion: Int!) {
    deletePortfolioItem(id: $id, expectedVersion: $expectedVersion) {
      __typename
      ...FailureFields
      ... on Conflict {
        current {
          ...EditableProjectFields
        }
      }
    }
  }
`,
  [failureFields, editableProjectFields],
);

export const deleteInquiryMutation = graphql(
  `
  mutation DeleteInquiry($id: ID!) {
    deleteContactSubmission(id: $id) {
      __typename
      ...FailureFields
    }
  }
`,
  [failureFields],
);

export const markInquiryReadMutation = graphql(
  `
  mutation MarkInquiryRead($id: ID!) {
    markInquiryRead(id: $id) {
      __typename
      ...FailureFields
      ... on ContactSubmission {
        readAt
      }
    }
  }
`,
  [failureFields],
);

export const discardMailMutation = graphql(
  `
  mutation DiscardMail($id: ID!) {
    discardMail(id: $id) {
      __typename
      ...FailureFields
    }
  }
`,
  [failureFields],
);

/** Puts an undelivered mail back on its way, at once. */
export const retryMailMutation = graphql(
  `
  mutation RetryMail($id: ID!) {
    retryMail(id: $id) {
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
