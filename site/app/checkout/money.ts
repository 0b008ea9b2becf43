/** A price of the catalogue or of an order (`149.00`, US dollars) as it is read. */
export const dollars = (price: string): string => `$${price}`;
