import type { BuyerOrder } from '#app/graphql/checkout.ts';
import { button } from '#ui/button/button.css.ts';
import { checkoutPath } from '../step.ts';

/**
 * The way back, which must not be taken while a payment is under way. It loads a document of its own, so that PayPal's
 * script is left behind, and needs no scripts itself.
 */
export function BackToDetails({ order, disabled }: { order: BuyerOrder; disabled: boolean }) {
  return (
    <form method="get" action={checkoutPath}>
      <input type="hidden" name="step" value="details" />
      <input type="hidden" name="plan" value={order.packageType} />
      <button type="submit" className={button({ kind: 'secondary' })} disabled={disabled}>
        Back
      </button>
    </form>
  );
}
