import { type PortfolioItemInput, portfolioItemSchema } from '@agency/api/contract/portfolio';
import { createProjectMutation, type EditableProject, updateProjectMutation } from '#app/graphql/admin.ts';
import { readForm } from '#ui/form/read-form.ts';
import { differencesOf, entriesOf } from '../projects/versions.ts';
import { respond } from './answer.ts';
import { refusal } from './refusal.ts';
import { readVersion, type Verb } from './verb.ts';

/** Writes a project: over the version of the one that the form names, else as a new one. */
export const saveProject: Verb = async ({ request, form, site: { queryApi } }) => {
  const submission = await readForm(request, portfolioItemSchema);
  if (submission.status !== 'success') return respond({ status: 'refused', form: submission.reply() });
  const id = String(form.get('id') ?? '');
  const input = submission.value;
  const result = id
    ? (await queryApi(updateProjectMutation, { id, input, expectedVersion: readVersion(form) })).updatePortfolioItem
    : (await queryApi(createProjectMutation, { input })).createPortfolioItem;
  if (result.__typename === 'PortfolioItem') return respond({ status: 'done' });
  // Saved before, when the answer was lost, or by somebody else: there is nothing to choose.
  if (result.__typename === 'Conflict' && saysTheSame(input, result.current)) return respond({ status: 'done' });
  return respond(refusal(result, { submission }));
};

function saysTheSame(input: PortfolioItemInput, item: EditableProject): boolean {
  const [mine, theirs] = [entriesOf(input), entriesOf(item)];
  return differencesOf(theirs, mine, theirs).length === 0;
}
