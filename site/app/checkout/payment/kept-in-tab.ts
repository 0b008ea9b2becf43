import { tryStorage } from '#ui/try-storage.ts';
import type { BuyerOrder } from '../load-checkout.ts';

const approvedKey = 'checkout-approved';

/**
 * Returns the PayPal order that the buyer has approved in this tab and whose result is unknown; null if there is none.
 * After a reload, the page requests the result again, which never pays twice. If storage is blocked, the server finds
 * the payment.
 */
export const approval = (): string | null => tryStorage(() => sessionStorage.getItem(approvedKey));
export const rememberApproval = (paypalOrderId: string) =>
  tryStorage(() => sessionStorage.setItem(approvedKey, paypalOrderId));
export const forgetApproval = () => tryStorage(() => sessionStorage.removeItem(approvedKey));

const shownKey = 'checkout-shown';

/** The order that a buyer has agreed to pay. */
export type ShownOrder = Pick<BuyerOrder, 'id' | 'packageType' | 'packagePrice'>;

/**
 * Returns the order that this tab last showed for payment, even before a reload. Another tab may have replaced the
 * order.
 */
export const shownOrder = (): ShownOrder | null =>
  tryStorage(() => JSON.parse(sessionStorage.getItem(shownKey) ?? 'null'));
export const rememberShownOrder = ({ id, packageType, packagePrice }: ShownOrder) =>
  tryStorage(() => sessionStorage.setItem(shownKey, JSON.stringify({ id, packageType, packagePrice })));
/** Called when a buyer places an order in this tab. */
export const forgetShownOrder = () => tryStorage(() => sessionStorage.removeItem(shownKey));
