import type {
  OrderStatus as OrderStatusName,
  PaymentStatus as PaymentStatusName,
} from '#api/contract/checkout/statuses.ts';
import { builder } from '#api/graphql/builder.ts';

export const PaymentStatus = builder.enumType('PaymentStatus', {
  description: "What became of an order's payment.",
  values: {
    pending: { description: 'It has not come yet.' },
    paid: { description: 'It came as agreed.' },
    review: { description: 'It came, but not as agreed. A person looks at it.' },
    failed: {
      description: 'It never came: the order was replaced, was not paid within a day, or was declined for good.',
    },
    refunded: { description: 'It went back to the buyer.' },
  } satisfies Record<PaymentStatusName, object>,
});

export const OrderStatus = builder.enumType('OrderStatus', {
  description: 'What became of an order.',
  values: {
    pending: { description: 'It waits for its payment.' },
    active: { description: 'The plan runs.' },
    cancelled: { description: 'It is over.' },
  } satisfies Record<OrderStatusName, object>,
});
