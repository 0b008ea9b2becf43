import type { BuyerOrder } from '../load-checkout.ts';
import { inTab } from './approval.ts';

const key = 'checkout-shown';

/** What a buyer has agreed to pay for. */
export type ShownOrder = Pick<BuyerOrder, 'id' | 'packageType' | 'packagePrice'>;

/** The order that this tab showed last for payment, also before a reload: another tab may have changed it since. */
export const shownOrder = (): ShownOrder | null => inTab((store) => JSON.parse(store.getItem(key) ?? 'null'));
export const rememberShownOrder = ({ id, packageType, packagePrice }: ShownOrder) =>
  inTab((store) => store.setItem(key, JSON.stringify({ id, packageType, packagePrice })));
/** For a buyer who places an order in this tab. */
export const forgetShownOrder = () => inTab((store) => store.removeItem(key));
