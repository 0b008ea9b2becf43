import { graphql } from '@agency/api/typed-graphql';

/** Opens a session. Asked by main itself, so that the token in the answer never passes through the renderer. */
export const signInDocument = graphql(`
  mutation ConsoleSignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignedIn {
        token
        user {
          username
        }
      }
      ... on Failure {
        message
      }
      ... on InvalidInput {
        issues {
          path
          message
        }
      }
    }
  }
`);

/** Ends the session whose token comes with it. */
export const signOutDocument = graphql(`
  mutation ConsoleSignOut {
    signOut {
      message
    }
  }
`);

/** Whether the token that comes with it opens anything still. */
export const openSessionDocument = graphql(`
  query ConsoleSession {
    session {
      expiresAt
    }
  }
`);
