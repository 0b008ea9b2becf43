import type { BuyerOrder } from '../load-checkout.ts';

/** Uses this tab's session storage. Returns null if there is none; the server then finds the payment by itself. */
function inTab<Result>(use: (store: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

const approvedKey = 'checkout-approved';

/**
 * Returns the PayPal order that the buyer has approved in this tab, until its result is known. A page that was left or
 * reloaded in between requests that result again. This never pays again.
 */
export const approval = (): string | null => inTab((store) => store.getItem(approvedKey));
export const rememberApproval = (paypalOrderId: string) => inTab((store) => store.setItem(approvedKey, paypalOrderId));
export const forgetApproval = () => inTab((store) => store.removeItem(approvedKey));

const shownKey = 'checkout-shown';

/** What a buyer has agreed to pay for. */
export type ShownOrder = Pick<BuyerOrder, 'id' | 'packageType' | 'packagePrice'>;

/** Returns the order that this tab last showed for payment, even before a reload. Another tab may have changed it since. */
export const shownOrder = (): ShownOrder | null => inTab((store) => JSON.parse(store.getItem(shownKey) ?? 'null'));
export const rememberShownOrder = ({ id, packageType, packagePrice }: ShownOrder) =>
  inTab((store) => store.setItem(shownKey, JSON.stringify({ id, packageType, packagePrice })));
/** Called when a buyer places an order in this tab. */
export const forgetShownOrder = () => inTab((store) => store.removeItem(shownKey));
