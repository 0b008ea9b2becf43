import type { z } from 'zod';
import type { Metric } from '#api/contract/metrics.ts';
import { failureFields } from '#api/graphql/fragments.ts';
import { graphql } from '#api/graphql/typed-graphql.ts';
import { RefusedError } from '#api/http/handle-error.ts';
import * as answers from './answers.ts';
import { bodies } from './bodies.ts';
import { fromRestItem, toRestItem } from './portfolio-item.ts';
import { PortfolioItemFields } from './public-rows.ts';
import { listRow, type RestRow, row, unlessFailure } from './row.ts';

const CurrentSession = graphql(`
  query RestSession {
    session { user { username } }
  }
`);

const SignIn = graphql(
  `
    mutation RestLogin($input: SignInInput!) {
      signIn(input: $input) {
        __typename ...FailureFields
        ... on SignedIn { token expiresAt deviceToken message user { username } }
      }
    }
  `,
  [failureFields],
);

const SignOut = graphql(`
  mutation RestLogout {
    signOut { message }
  }
`);

const RequestPasswordReset = graphql(
  `
    mutation RestForgotPassword($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) { __typename ...FailureFields ... on Receipt { message } }
    }
  `,
  [failureFields],
);

const ResetPassword = graphql(
  `
    mutation RestResetPassword($input: ResetPasswordInput!) {
      resetPassword(input: $input) { __typename ...FailureFields ... on Receipt { message } }
    }
  `,
  [failureFields],
);

const ContactSubmissionPage = graphql(`
  query RestContacts($first: Int!, $after: String) {
    contactSubmissions(first: $first, after: $after) {
      edges { node { id name email company service budget regarding message createdAt } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

const DeleteContactSubmission = graphql(
  `
    mutation RestDeleteContact($id: ID!) {
      deleteContactSubmission(id: $id) { __typename ...FailureFields ... on Deleted { id } }
    }
  `,
  [failureFields],
);

const ExportPerson = graphql(`
  query RestExportPerson($email: String!) {
    personExport(email: $email)
  }
`);

const ErasePerson = graphql(
  `
    mutation RestErasePerson($email: String!) {
      erasePerson(email: $email) { __typename ...FailureFields ... on Erased { message inquiries mails inquiriesLeft ordersKept } }
    }
  `,
  [failureFields],
);

const CreatePortfolioItem = graphql(
  `
    mutation RestCreatePortfolioItem($input: PortfolioItemInput!) {
      createPortfolioItem(input: $input) { __typename ...FailureFields ...PortfolioItemFields }
    }
  `,
  [failureFields, PortfolioItemFields],
);

const PortfolioItemBefore = graphql(`
  query RestPortfolioItem($id: ID!) {
    portfolioItem(id: $id) { draft publishAt metrics { value label } }
  }
`);

const UpdatePortfolioItem = graphql(
  `
    mutation RestUpdatePortfolioItem($id: ID!, $input: PortfolioItemInput!) {
      updatePortfolioItem(id: $id, input: $input) { __typename ...FailureFields ...PortfolioItemFields }
    }
  `,
  [failureFields, PortfolioItemFields],
);

const DeletePortfolioItem = graphql(
  `
    mutation RestDeletePortfolioItem($id: ID!) {
      deletePortfolioItem(id: $id) { __typename ...FailureFields ... on Deleted { id } }
    }
  `,
  [failureFields],
);

const emailOf = ({ email = '' }: Readonly<Record<string, string>>) => email;
const idOf = ({ id = '' }: Readonly<Record<string, string>>) => id;

/** The REST endpoints under /api/admin. The GraphQL schema decides which of them need a session. */
export const adminRows: readonly RestRow[] = [
  row({
    method: 'GET',
    path: '/api/admin/session',
    summary: 'Returns the signed-in user',
    answers: answers.sessionState,
    document: CurrentSession,
    variables: () => ({}),
    answer: ({ session }) => ({ body: { authenticated: session !== null, user: session?.user ?? null } }),
  }),
  row({
    method: 'POST',
    path: '/api/admin/login',
    summary: 'Signs the admin in',
    answers: answers.signedIn,
    refusal: () => ({ success: false }),
    body: bodies.login,
    document: SignIn,
    variables: ({ body, deviceToken }) => ({ input: { ...body, deviceToken } }),
    answer({ signIn }) {
      const { token, expiresAt, deviceToken, user, message } = unlessFailure(signIn);
      return {
        body: { success: true, user, message },
        session: { token, expiresAt: new Date(expiresAt), deviceToken },
      };
    },
  }),
  row({
    method: 'POST',
    path: '/api/admin/logout',
    summary: 'Signs the admin out',
    answers: answers.done,
    document: SignOut,
    variables: () => ({}),
    answer: ({ signOut }) => ({ body: { success: true, message: signOut.message }, session: null }),
  }),
  row({
    method: 'POST',
    path: '/api/admin/forgot-password',
    summary: 'Sends a link that resets the password',
    answers: answers.receipt,
    body: bodies.forgotPassword,
    document: RequestPasswordReset,
    variables: ({ body }) => ({ input: body }),
    answer: ({ requestPasswordReset }) => ({
      status: 200,
      body: { message: unlessFailure(requestPasswordReset).message },
    }),
  }),
  row({
    method: 'POST',
    path: '/api/admin/reset-password',
    summary: 'Sets a new password with the token of a mailed link',
    answers: answers.receipt,
    body: bodies.resetPassword,
    document: ResetPassword,
    variables: ({ body }) => ({ input: body }),
    answer: ({ resetPassword }) => ({ body: { message: unlessFailure(resetPassword).message } }),
  }),
  listRow({
    path: '/api/admin/contacts',
    summary: 'Lists the inquiries except spam and trash, newest first',
    answers: answers.inquiries,
    document: ContactSubmissionPage,
    variables: {},
    connection: ({ contactSubmissions }) => contactSubmissions,
  }),
  row({
    method: 'DELETE',
    path: '/api/admin/contacts/{id}',
    summary: 'Deletes an inquiry',
    answers: answers.deleted,
    document: DeleteContactSubmission,
    variables: ({ params }) => ({ id: idOf(params) }),
    answer: ({ deleteContactSubmission }) => ({ body: { id: unlessFailure(deleteContactSubmission).id } }),
  }),
  row({
    method: 'GET',
    path: '/api/admin/people/{email}',
    summary: 'Exports the data stored about an address',
    answers: answers.person,
    document: ExportPerson,
    variables: ({ params }) => ({ email: emailOf(params) }),
    answer({ personExport }) {
      if (personExport === null) throw new RefusedError(404, 'There is nothing from this address.');
      return { body: personExport as z.input<typeof answers.person> };
    },
  }),
  row({
    method: 'DELETE',
    path: '/api/admin/people/{email}',
    summary: 'Erases the data stored about an address, except orders and subscriptions',
    answers: answers.erased,
    document: ErasePerson,
    variables: ({ params }) => ({ email: emailOf(params) }),
    answer({ erasePerson }) {
      const { __typename: _, ...erased } = unlessFailure(erasePerson);
      return { body: erased };
    },
  }),
  row({
    method: 'POST',
    path: '/api/admin/portfolio',
    summary: 'Creates a portfolio item',
    status: 201,
    answers: answers.portfolioItem,
    body: bodies.portfolioItem,
    document: CreatePortfolioItem,
    variables: ({ body }) => ({ input: fromRestItem(body) }),
    answer: ({ createPortfolioItem }) => ({ body: itemOf(unlessFailure(createPortfolioItem)) }),
  }),
  row({
    method: 'PUT',
    path: '/api/admin/portfolio/{id}',
    summary: 'Replaces a portfolio item. If the body omits `draft` or `publishAt`, that field keeps its value',
    answers: answers.portfolioItem,
    body: bodies.portfolioItem,
    before: PortfolioItemBefore,
    document: UpdatePortfolioItem,
    variables: ({ params, body, before }) => ({
      id: idOf(params),
      input: fromRestItem(body, before?.portfolioItem),
    }),
    answer: ({ updatePortfolioItem }) => ({ body: itemOf(unlessFailure(updatePortfolioItem)) }),
  }),
  row({
    method: 'DELETE',
    path: '/api/admin/portfolio/{id}',
    summary: 'Deletes a portfolio item',
    answers: answers.deleted,
    document: DeletePortfolioItem,
    variables: ({ params }) => ({ id: idOf(params) }),
    answer: ({ deletePortfolioItem }) => ({ body: { id: unlessFailure(deletePortfolioItem).id } }),
  }),
];

/** Converts an item to the shape that the public endpoints return. */
function itemOf<Item extends { __typename: string; metrics: readonly Metric[] }>({ __typename: _, ...item }: Item) {
  return toRestItem(item);
}
