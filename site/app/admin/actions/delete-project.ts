import { deleteProjectMutation } from '#app/graphql/admin.ts';
import { respond } from './answer.ts';
import { refusal } from './refusal.ts';
import { readVersion, type Verb } from './verb.ts';

/** Deletes the project that the form names, in the version that was seen. */
export const deleteProject: Verb = async ({ form, site: { queryApi } }) => {
  const id = String(form.get('id') ?? '');
  const { deletePortfolioItem: result } = await queryApi(deleteProjectMutation, {
    id,
    expectedVersion: readVersion(form),
  });
  return respond(result.__typename === 'Deleted' ? { status: 'done' } : refusal(result));
};
