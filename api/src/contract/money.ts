/**
 * Converts decimal text such as 149, 149.0 or 149.00 to cents; null when it is not a sum, or has a fraction of a cent. Sums
 * use whole cents, since binary fractions cannot hold them.
 */
export function parseCents(text: string): number | null {
  const [, units, cents = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return units === undefined ? null : Number(units) * 100 + Number(cents.padEnd(2, '0'));
}

/**
 * Converts a sum that is known to be valid, such as the database's, to cents.
 *
 * @throws Error when the text is anything else.
 */
export function centsOf(text: string): number {
  const cents = parseCents(text);
  if (cents === null) throw new Error(`Not a sum of money: ${text}`);
  return cents;
}

/** A sum with its currency, such as $149.00. */
export function formatCents(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}
