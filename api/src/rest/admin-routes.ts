import * as documents from './admin-documents.ts';
import { bodies } from './bodies.ts';
import { listRow } from './list-row.ts';
import { unlessFailure } from './refuse-failure.ts';
import { type RestRoute, row } from './rest-route.ts';

const idOf = ({ id = '' }: Readonly<Record<string, string>>) => id;

/** The rows below /api/admin. Which of them need a session is the schema's to know. */
export const adminRoutes: readonly RestRoute[] = [
  row({
    method: 'GET',
    path: '/api/admin/session',
    document: documents.CurrentSession,
    variables: () => ({}),
    answer: ({ session }) => ({ status: 200, body: { authenticated: session !== null, user: session?.user ?? null } }),
  }),
  row({
    method: 'POST',
    path: '/api/admin/login',
    refusal: () => ({ success: false }),
    body: bodies.login,
    document: documents.SignIn,
    variables: ({ body }) => ({ input: body }),
    answer({ signIn }) {
      const { token, expiresAt, user, message } = unlessFailure(signIn);
      return {
        status: 200,
        body: { success: true, user, message },
        session: { token, expiresAt: new Date(expiresAt) },
      };
    },
  }),
  row({
    method: 'POST',
    path: '/api/admin/logout',
    document: documents.SignOut,
    variables: () => ({}),
    answer: ({ signOut }) => ({ status: 200, body: { success: true, message: signOut.message }, session: null }),
  }),
  row({
    method: 'POST',
    path: '/api/admin/forgot-password',
    body: bodies.forgotPassword,
    document: documents.RequestPasswordReset,
    variables: ({ body }) => ({ input: body }),
    answer: ({ requestPasswordReset }) => ({
      status: 200,
      body: { message: unlessFailure(requestPasswordReset).message },
    }),
  }),
  row({
    method: 'POST',
    path: '/api/admin/reset-password',
    body: bodies.resetPassword,
    document: documents.ResetPassword,
    variables: ({ body }) => ({ input: body }),
    answer: ({ resetPassword }) => ({ status: 200, body: { message: unlessFailure(resetPassword).message } }),
  }),
  listRow({
    path: '/api/admin/contacts',
    forAnybody: false,
    document: documents.ContactSubmissionPage,
    variables: {},
    connection: ({ contactSubmissions }) => contactSubmissions,
  }),
  row({
    method: 'DELETE',
    path: '/api/admin/contacts/{id}',
    document: documents.DeleteContactSubmission,
    variables: ({ params }) => ({ id: idOf(params) }),
    answer: ({ deleteContactSubmission }) => ({ status: 200, body: { id: unlessFailure(deleteContactSubmission).id } }),
  }),
  row({
    method: 'POST',
    path: '/api/admin/portfolio',
    body: bodies.portfolioItem,
    document: documents.CreatePortfolioItem,
    variables: ({ body }) => ({ input: body }),
    answer: ({ createPortfolioItem }) => ({ status: 201, body: itemOf(unlessFailure(createPortfolioItem)) }),
  }),
  row({
    method: 'PUT',
    path: '/api/admin/portfolio/{id}',
    body: bodies.portfolioItem,
    document: documents.UpdatePortfolioItem,
    variables: ({ params, body }) => ({ id: idOf(params), input: body }),
    answer: ({ updatePortfolioItem }) => ({ status: 200, body: itemOf(unlessFailure(updatePortfolioItem)) }),
  }),
  row({
    method: 'DELETE',
    path: '/api/admin/portfolio/{id}',
    document: documents.DeletePortfolioItem,
    variables: ({ params }) => ({ id: idOf(params) }),
    answer: ({ deletePortfolioItem }) => ({ status: 200, body: { id: unlessFailure(deletePortfolioItem).id } }),
  }),
];

/** An item as the public rows answer it. */
function itemOf<Item extends { __typename: string }>({ __typename: _, ...item }: Item) {
  return item;
}
