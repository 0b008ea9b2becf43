import { portfolioItemSchema } from '@agency/api/contract/portfolio/portfolio';
import { parseWithZod } from '@conform-to/zod/v4';
import { createProjectMutation, updateProjectMutation } from '#app/graphql/admin.ts';
import { respond } from './answer.ts';
import { refusal } from './refusal.ts';
import type { Verb } from './verb.ts';

/** Writes a project: over the one the form names, else as a new one. */
export const saveProject: Verb = async ({ form, site: { queryApi } }) => {
  const submission = parseWithZod(form, { schema: portfolioItemSchema });
  if (submission.status !== 'success') return respond({ status: 'refused', form: submission.reply() });
  const id = String(form.get('id') ?? '');
  const input = submission.value;
  const result = id
    ? (await queryApi(updateProjectMutation, { id, input })).updatePortfolioItem
    : (await queryApi(createProjectMutation, { input })).createPortfolioItem;
  return respond(result.__typename === 'PortfolioItem' ? { status: 'done' } : refusal(result, { submission }));
};
