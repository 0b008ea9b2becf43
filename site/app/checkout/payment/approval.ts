const key = 'checkout-approved';

/** Uses this tab's session storage. Returns null if there is none; the server then finds the payment by itself. */
export function inTab<Result>(use: (store: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/**
 * Returns the PayPal order that the buyer has approved in this tab, until its result is known. A page that was left or
 * reloaded in between requests that result again, which never pays again.
 */
export const approval = (): string | null => inTab((store) => store.getItem(key));
export const rememberApproval = (paypalOrderId: string) => inTab((store) => store.setItem(key, paypalOrderId));
export const forgetApproval = () => inTab((store) => store.removeItem(key));
