import { type PortfolioItemInput, portfolioItemSchema } from '@agency/api/contract/portfolio';
import { z } from 'zod';
import { readForm } from '#app/form/read-form.ts';
import type { QueryApi } from '#app/graphql/query-api.ts';
import {
  createItemMutation,
  deleteItemMutation,
  itemModel,
  updateItemMutation,
} from '#ui/admin/portfolio/portfolio-item.ts';
import { refusal, respond, type Verb } from '../actions/action-result.ts';

const versionSchema = z.coerce.number().pipe(z.int32()).catch(0);

/** The version of the item that a form was made from. A form without one has seen none: 0, which no item ever is. */
const readVersion = (form: FormData): number => versionSchema.parse(form.get('version'));

/** Writes an item: over the version of the one that the form names, else as a new one. */
export const saveItem: Verb = async ({ request, form, id, site: { queryApi } }) => {
  const submission = await readForm(request, portfolioItemSchema);
  if (submission.status !== 'success') return respond({ status: 'refused', form: submission.reply() });
  const input = submission.value;
  const result = id
    ? (await queryApi(updateItemMutation, { id, input, expectedVersion: readVersion(form) })).updatePortfolioItem
    : await createItem(queryApi, form, input);
  if (result.__typename === 'PortfolioItem') return respond({ status: 'done' });
  // Saved before, when the answer was lost, or by somebody else: there is nothing to choose.
  if (result.__typename === 'Conflict' && itemModel.isSame(input, result.current)) return respond({ status: 'done' });
  return respond(refusal(result, { submission }));
};

const firstVersion = 1;

/**
 * Makes an item under the id that the form brings along. Sent again, because the first answer was lost, it is the item that
 * is there already; what was typed since then is written over it, unless somebody else changed it.
 */
async function createItem(queryApi: QueryApi, form: FormData, input: PortfolioItemInput) {
  const clientId = String(form.get('newId') ?? '') || null;
  const { createPortfolioItem: made } = await queryApi(createItemMutation, { clientId, input });
  if (made.__typename !== 'PortfolioItem' || itemModel.isSame(input, made)) return made;
  const expectedVersion = Math.max(readVersion(form), firstVersion);
  return (await queryApi(updateItemMutation, { id: made.id, input, expectedVersion })).updatePortfolioItem;
}

/** Deletes the item that the form names, in the version that was seen. */
export const deleteItem: Verb = async ({ form, id, site: { queryApi } }) => {
  const { deletePortfolioItem: result } = await queryApi(deleteItemMutation, {
    id,
    expectedVersion: readVersion(form),
  });
  return respond(result.__typename === 'Deleted' ? { status: 'done' } : refusal(result));
};
