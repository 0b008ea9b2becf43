import { graphql } from '#api/graphql/typed-graphql.ts';
import { FailureFields, PortfolioItemFields } from './documents.ts';

export const CurrentSession = graphql(`
  query RestSession {
    session { user { username } }
  }
`);

export const SignIn = graphql(
  `
    mutation RestLogin($input: SignInInput!) {
      signIn(input: $input) {
        __typename ...FailureFields
        ... on SignedIn { token expiresAt message user { username } }
      }
    }
  `,
  [FailureFields],
);

export const SignOut = graphql(`
  mutation RestLogout {
    signOut { message }
  }
`);

export const RequestPasswordReset = graphql(
  `
    mutation RestForgotPassword($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) { __typename ...FailureFields ... on Receipt { message } }
    }
  `,
  [FailureFields],
);

export const ResetPassword = graphql(
  `
    mutation RestResetPassword($input: ResetPasswordInput!) {
      resetPassword(input: $input) { __typename ...FailureFields ... on Receipt { message } }
    }
  `,
  [FailureFields],
);

export const ContactSubmissionPage = graphql(`
  query RestContacts($first: Int!, $after: String) {
    contactSubmissions(first: $first, after: $after) {
      edges { node { id name email company service budget message createdAt } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

export const DeleteContactSubmission = graphql(
  `
    mutation RestDeleteContact($id: ID!) {
      deleteContactSubmission(id: $id) { __typename ...FailureFields ... on Deleted { id } }
    }
  `,
  [FailureFields],
);

export const CreatePortfolioItem = graphql(
  `
    mutation RestCreatePortfolioItem($input: PortfolioItemInput!) {
      createPortfolioItem(input: $input) { __typename ...FailureFields ...PortfolioItemFields }
    }
  `,
  [FailureFields, PortfolioItemFields],
);

export const UpdatePortfolioItem = graphql(
  `
    mutation RestUpdatePortfolioItem($id: ID!, $input: PortfolioItemInput!) {
      updatePortfolioItem(id: $id, input: $input) { __typename ...FailureFields ...PortfolioItemFields }
    }
  `,
  [FailureFields, PortfolioItemFields],
);

export const DeletePortfolioItem = graphql(
  `
    mutation RestDeletePortfolioItem($id: ID!) {
      deletePortfolioItem(id: $id) { __typename ...FailureFields ... on Deleted { id } }
    }
  `,
  [FailureFields],
);
