import { tryStorage } from '#ui/try-storage.ts';
import type { BuyerOrder } from '../load-checkout.ts';

const approvedKey = 'checkout-approved';

/**
 * Returns the ID of an approved PayPal order whose result this tab does not know; null if there is none. After a
 * reload, the page requests the result again. If storage is blocked, reconciliation finds the payment.
 */
export const approval = (): string | null => tryStorage(() => sessionStorage.getItem(approvedKey));
export const rememberApproval = (paypalOrderId: string) =>
  tryStorage(() => sessionStorage.setItem(approvedKey, paypalOrderId));
export const forgetApproval = () => tryStorage(() => sessionStorage.removeItem(approvedKey));

const shownKey = 'checkout-shown';

/** The fields of a displayed order that are stored for this tab. */
export type ShownOrder = Pick<BuyerOrder, 'id' | 'packageType' | 'packagePrice'>;

/**
 * Returns the order that this tab last showed for payment, even if the tab has been reloaded since. Another tab may
 * have replaced the order.
 */
export const shownOrder = (): ShownOrder | null =>
  tryStorage(() => JSON.parse(sessionStorage.getItem(shownKey) ?? 'null'));
export const rememberShownOrder = ({ id, packageType, packagePrice }: ShownOrder) =>
  tryStorage(() => sessionStorage.setItem(shownKey, JSON.stringify({ id, packageType, packagePrice })));
/** Call this when the buyer places an order in this tab. */
export const forgetShownOrder = () => tryStorage(() => sessionStorage.removeItem(shownKey));
