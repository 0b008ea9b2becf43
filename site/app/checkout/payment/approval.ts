const key = 'checkout-approved';

/** Uses what this tab alone keeps. A browser that keeps nothing gives nothing: the server finds the payment by itself. */
export function inTab<Result>(use: (store: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/**
 * Which PayPal order the buyer has approved in this tab, until its result is known. A page that is left or loaded anew in
 * between asks for that result when it is back; asking again never pays again.
 */
export const approval = (): string | null => inTab((store) => store.getItem(key));
export const rememberApproval = (paypalOrderId: string) => inTab((store) => store.setItem(key, paypalOrderId));
export const forgetApproval = () => inTab((store) => store.removeItem(key));
