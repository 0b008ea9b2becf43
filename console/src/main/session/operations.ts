import { graphql } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { operation } from '#main/connection/graphql.ts';

const signInDocument = graphql(`
  mutation ConsoleSignIn($input: SignInInput!) {
    signIn(input: $input) {
      __typename
      ... on SignedIn {
        token
        deviceToken
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

const issues = z.array(z.object({ path: z.string(), message: z.string() }));

/** Starts a session. Main sends it, so that the token never passes through the renderer. */
export const signInOperation = operation(
  signInDocument,
  z.object({
    signIn: z.discriminatedUnion('__typename', [
      z.object({
        __typename: z.literal('SignedIn'),
        token: z.string().min(1),
        deviceToken: z.string().min(1),
        user: z.object({ username: z.string().min(1) }),
      }),
      z.object({ __typename: z.literal('InvalidInput'), message: z.string(), issues }),
      z.object({ __typename: z.enum(['InvalidCredentials', 'RateLimited']), message: z.string() }),
    ]),
  }),
);

const forgotPasswordDocument = graphql(`
  mutation ConsoleForgotPassword($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      __typename
      ... on Receipt {
        message
      }
      ... on Failure {
        message
      }
    }
  }
`);

export const forgotPasswordOperation = operation(
  forgotPasswordDocument,
  z.object({
    requestPasswordReset: z.object({
      __typename: z.enum(['Receipt', 'InvalidInput', 'RateLimited']),
      message: z.string(),
    }),
  }),
);

const signOutDocument = graphql(`
  mutation ConsoleSignOut {
    signOut {
      message
    }
  }
`);

export const signOutOperation = operation(signOutDocument, z.object({ signOut: z.object({ message: z.string() }) }));

const openSessionDocument = graphql(`
  query ConsoleSession {
    session {
      expiresAt
    }
  }
`);

/** Asks whether the server still accepts the token. */
export const openSessionOperation = operation(
  openSessionDocument,
  z.object({ session: z.object({ expiresAt: z.string() }).nullable() }),
);
