const decimal = /^(\d{1,8})\.(\d{2})$/;

/**
 * Cents of a sum as the database writes it, such as 149.00. Sums are made in whole cents, which a binary fraction cannot hold.
 *
 * @throws Error when the text is anything else.
 */
export function centsOf(text: string): number {
  const [, whole, fraction] = decimal.exec(text) ?? [];
  if (!whole || !fraction) throw new Error(`Not a sum of money with two decimals: ${text}`);
  return Number(whole) * 100 + Number(fraction);
}

/** A sum with its currency, such as $149.00. */
export function formatCents(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}
