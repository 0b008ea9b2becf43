const digits = new Intl.NumberFormat('en-US');

/** A count as it is read: its thousands are set apart. */
export const grouped = (count: number): string => digits.format(count);
