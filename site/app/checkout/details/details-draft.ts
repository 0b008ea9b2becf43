/** Where the buyer's details are kept during a visit, until the plan is paid. */
export const detailsDraft = 'checkout-details';
