import { failureFields } from '@agency/api/fragments';
import { graphql } from '@agency/api/typed-graphql';

/** The returned tokens may be stored only in cookies. */
export const signInMutation = graphql(
  `
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ...FailureFields
      ... on SignedIn {
        token
        expiresAt
        deviceToken
      }
    }
  }
`,
  [failureFields],
);

export const signOutMutation = graphql(`
  mutation SignOut {
    signOut {
      message
    }
  }
`);

/** Requests a mail with a link to set a new password. The answer does not reveal whether the address is known. */
export const requestPasswordResetMutation = graphql(
  `
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
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

/** Queries whether a mailed link to set a new password is still valid. */
export const resetLinkQuery = graphql(`
  query ResetLink($token: String!) {
    isResetLink(token: $token)
  }
`);

export const resetPasswordMutation = graphql(
  `
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
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
