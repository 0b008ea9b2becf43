/**
 * Cents of decimal text such as 149, 149.0 and 149.00; null when it is none, or has a part of a cent. Sums are made and
 * compared in whole cents, which a binary fraction cannot hold.
 */
export function parseCents(text: string): number | null {
  const [, units, cents = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return units === undefined ? null : Number(units) * 100 + Number(cents.padEnd(2, '0'));
}

/**
 * Cents of a sum that must be one, such as the database's.
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
