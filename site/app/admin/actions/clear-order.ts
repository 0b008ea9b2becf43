import { acknowledgeOrderMutation } from '#app/graphql/orders.ts';
import { respond } from './answer.ts';
import { refusal } from './refusal.ts';
import type { Verb } from './verb.ts';

/** Says that a person has looked at what the form names of an order. */
export const clearOrder: Verb = async ({ form, site: { queryApi } }) => {
  const id = String(form.get('id') ?? '');
  // Forms send CRLF.
  const attention = String(form.get('attention') ?? '').replaceAll('\r\n', '\n');
  const { acknowledgeMaintenanceOrder: result } = await queryApi(acknowledgeOrderMutation, { id, attention });
  return respond(result.__typename === 'MaintenanceOrder' ? { status: 'done' } : refusal(result));
};
