import { acknowledgeOrderMutation } from '#app/graphql/orders.ts';
import { respond } from './answer.ts';
import { refusal } from './refusal.ts';
import type { Verb } from './verb.ts';

/** Says that a person has looked at the order that the form names. */
export const clearOrder: Verb = async ({ form, site: { queryApi } }) => {
  const id = String(form.get('id') ?? '');
  const { acknowledgeMaintenanceOrder: result } = await queryApi(acknowledgeOrderMutation, { id });
  return respond(result.__typename === 'MaintenanceOrder' ? { status: 'done' } : refusal(result));
};
