import { graphql, type ResultOf } from '@agency/api/typed-graphql';

export const buyerOrderFields = graphql(`
  fragment BuyerOrderFields on BuyerOrder @_unmask {
    id
    invoiceNumber
    packageType
    packagePrice
    customerName
    customerEmail
    website
    paymentStatus
    paypalOrderId
    startDate
    endDate
  }
`);

/** The buyer's own order as the checkout shows it. */
export type BuyerOrder = ResultOf<typeof buyerOrderFields>;
