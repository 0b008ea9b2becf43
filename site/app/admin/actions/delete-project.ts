import { deleteProjectMutation } from '#app/graphql/admin.ts';
import { respond } from './answer.ts';
import { refusal } from './refusal.ts';
import type { Verb } from './verb.ts';

/** Deletes the project that the form names. */
export const deleteProject: Verb = async ({ form, site: { queryApi } }) => {
  const id = String(form.get('id') ?? '');
  const { deletePortfolioItem: result } = await queryApi(deleteProjectMutation, { id });
  return respond(result.__typename === 'Deleted' ? { status: 'done' } : refusal(result));
};
