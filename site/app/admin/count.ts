const digits = new Intl.NumberFormat('en-US');

/** `10000` as `10,000`. */
export const count = (number: number): string => digits.format(number);
