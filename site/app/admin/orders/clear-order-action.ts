import { clearOrderMutation } from '#ui/admin/orders/order.ts';
import { refusal, respond, type Verb } from '../actions/action-result.ts';

/** Clears what the form names of an order that needs review. */
export const clearOrder: Verb = async ({ form, id, site: { queryApi } }) => {
  // Forms send CRLF.
  const reviewReason = String(form.get('reviewReason') ?? '').replaceAll('\r\n', '\n');
  const { acknowledgeMaintenanceOrder: result } = await queryApi(clearOrderMutation, { id, reviewReason });
  return respond(result.__typename === 'MaintenanceOrder' ? { status: 'done' } : refusal(result));
};
