/** Converts decimal text such as 149, 149.0 or 149.00 to cents. Null for other text, and from 100,000,000 on. */
export function parseCents(text: string): number | null {
  const [, units, cents = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return units === undefined ? null : Number(units) * 100 + Number(cents.padEnd(2, '0'));
}

/**
 * Converts a sum that must be valid, such as one from the database, to cents.
 *
 * @throws Error if `parseCents` returns null.
 */
export function centsOf(text: string): number {
  const cents = parseCents(text);
  if (cents === null) throw new Error(`Not a sum of money: ${text}`);
  return cents;
}

/** Formats a sum with its currency, such as $149.00. */
export function formatCents(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}
