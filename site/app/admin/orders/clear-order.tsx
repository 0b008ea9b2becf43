import { button } from '#ui/button/button.css.ts';
import type { Order } from './load-orders.ts';
import type { Clearing } from './use-clearing.ts';

/** Whether a look is all that an order waits for: where money is not cleared up, only PayPal's news of it helps. */
export const canClear = ({ paymentStatus }: Order): boolean =>
  paymentStatus !== 'review' && paymentStatus !== 'pending';

/** For whoever has done what there was to do. The ledger keeps that it was asked for. */
export function ClearOrder({ order: { id, reviewReason }, clearing }: { order: Order; clearing: Clearing }) {
  const { Form, onSubmit, isPending } = clearing;
  const pending = isPending(id);
  return (
    <Form method="post" onSubmit={(event) => onSubmit(event, id)}>
      <input type="hidden" name="intent" value="clear-order" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="reviewReason" value={reviewReason ?? ''} />
      <button type="submit" className={button({ kind: 'secondary', size: 'compact' })} aria-disabled={pending}>
        {pending ? 'Clearing...' : 'Done, clear this'}
      </button>
    </Form>
  );
}
