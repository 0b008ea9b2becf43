import { failureFields } from '@agency/api/fragments';
import { graphql } from '@agency/api/typed-graphql';

/** Opens a session. Only cookies may hold its tokens. */
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

/** Ends the caller's session. */
export const signOutMutation = graphql(`
  mutation SignOut {
    signOut {
      message
    }
  }
`);

/** Asks for a link to set a new password; the answer is the same whether the address is known or not. */
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

/** Asks whether a mailed link to set a new password still works. */
export const resetLinkQuery = graphql(`
  query ResetLink($token: String!) {
    isResetLink(token: $token)
  }
`);

/** Sets a new password with the token of a mailed link. */
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
