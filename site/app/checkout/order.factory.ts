import type { BuyerOrder } from './load-checkout.ts';

export const newOrder = (changes: Partial<BuyerOrder> = {}): BuyerOrder => ({
  id: 'order-1',
  invoiceNumber: 'INV-2026-000123',
  packageType: 'protect',
  packagePrice: '149.00',
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  website: null,
  paymentStatus: 'pending',
  paypalOrderId: null,
  startDate: null,
  endDate: null,
  storePayment: true,
  period: null,
  billing: 'link',
  planEndsAt: null,
  ...changes,
});

export const paidOrder = (changes: Partial<BuyerOrder> = {}): BuyerOrder =>
  newOrder({
    paymentStatus: 'paid',
    paypalOrderId: 'PAYPAL1',
    startDate: '2026-11-21T10:00:00.000Z',
    endDate: '2026-12-21T10:00:00.000Z',
    period: 0,
    billing: 'automatic',
    ...changes,
  });
