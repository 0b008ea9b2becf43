const key = 'checkout-approved';

/** Uses this tab's session store. Without one it returns nothing: the server then finds the payment. */
export function inTab<Result>(use: (store: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/**
 * The PayPal order that the buyer has approved in this tab, until its result is known. A page that was left or reloaded in
 * between asks for that result; asking again never pays again.
 */
export const approval = (): string | null => inTab((store) => store.getItem(key));
export const rememberApproval = (paypalOrderId: string) => inTab((store) => store.setItem(key, paypalOrderId));
export const forgetApproval = () => inTab((store) => store.removeItem(key));
