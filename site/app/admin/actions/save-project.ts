import { portfolioItemSchema } from '@agency/api/contract/portfolio/portfolio';
import { createProjectMutation, updateProjectMutation } from '#app/graphql/admin.ts';
import { readForm } from '#app/ui/form/read-form.ts';
import { respond } from './answer.ts';
import { refusal } from './refusal.ts';
import type { Verb } from './verb.ts';

/** Writes a project: over the one the form names, else as a new one. */
export const saveProject: Verb = async ({ request, form, site: { queryApi } }) => {
  const submission = await readForm(request, portfolioItemSchema);
  if (submission.status !== 'success') return respond({ status: 'refused', form: submission.reply() });
  const id = String(form.get('id') ?? '');
  const input = submission.value;
  const result = id
    ? (await queryApi(updateProjectMutation, { id, input })).updatePortfolioItem
    : (await queryApi(createProjectMutation, { input })).createPortfolioItem;
  return respond(result.__typename === 'PortfolioItem' ? { status: 'done' } : refusal(result, { submission }));
};
