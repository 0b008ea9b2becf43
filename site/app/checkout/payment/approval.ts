const key = 'checkout-approved';

/**
 * Which PayPal order the buyer has approved in this tab, until its result is known. A page that is left or loaded anew in
 * between asks for that result when it is back; asking again never pays again.
 */
export function rememberApproval(paypalOrderId: string): void {
  try {
    sessionStorage.setItem(key, paypalOrderId);
  } catch {
    // A browser that keeps nothing: the server finds the payment by itself.
  }
}

export function approval(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetApproval(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
