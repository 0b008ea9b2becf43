/** The prices of the plans in a new installation (SPEC section 3). */
export const planPrices = { maintain: '79.00', protect: '149.00', perform: '299.00' };
