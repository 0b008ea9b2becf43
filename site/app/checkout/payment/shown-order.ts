import type { BuyerOrder } from '../load-checkout.ts';
import { inTab } from './approval.ts';

const key = 'checkout-shown';

/** What a buyer has agreed to pay for. */
export type ShownOrder = Pick<BuyerOrder, 'id' | 'packageType' | 'packagePrice'>;

/** Returns the order that this tab last showed for payment, even before a reload. Another tab may have changed it since. */
export const shownOrder = (): ShownOrder | null => inTab((store) => JSON.parse(store.getItem(key) ?? 'null'));
export const rememberShownOrder = ({ id, packageType, packagePrice }: ShownOrder) =>
  inTab((store) => store.setItem(key, JSON.stringify({ id, packageType, packagePrice })));
/** Called when a buyer places an order in this tab. */
export const forgetShownOrder = () => inTab((store) => store.removeItem(key));
