import type { OrderWithLedger, PaymentEvent } from './order.ts';

let made = 0;

export function paymentEvent(given: Partial<PaymentEvent> & { kind: string }): PaymentEvent {
  made += 1;
  return {
    id: `event-${made}`,
    at: '2026-11-12T09:30:00.000Z',
    amount: null,
    currency: null,
    status: null,
    requestId: null,
    detail: null,
    ...given,
  };
}

/** Creates a test order. It waits for its payment unless the given fields say otherwise. */
export function order(given: Partial<OrderWithLedger> = {}): OrderWithLedger {
  made += 1;
  return {
    __typename: 'MaintenanceOrder',
    id: `order-${made}`,
    invoiceNumber: `INV-2026-${String(made).padStart(6, '0')}`,
    customerName: `Buyer ${made}`,
    customerEmail: `buyer${made}@example.com`,
    website: null,
    packageType: 'protect',
    packagePrice: '149.00',
    currency: 'USD',
    paymentStatus: 'pending',
    standing: 'waiting',
    reviewReason: null,
    demo: false,
    createdAt: '2026-11-12T09:30:00.000Z',
    paypalOrderId: null,
    paypalPaymentId: null,
    paidAt: null,
    startDate: null,
    endDate: null,
    confirmedAt: null,
    inquiry: null,
    period: null,
    subscription: null,
    events: [paymentEvent({ kind: 'placed', amount: '149.00', currency: 'USD' })],
    ...given,
  };
}
