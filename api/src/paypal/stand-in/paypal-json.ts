import { randomUUID } from 'node:crypto';
import type { Money } from '#api/paypal/paypal.ts';
import { newId, type StandInCapture, type StandInOrder } from './order-book.ts';

const moneyJson = ({ value, currency }: Money) => ({ currency_code: currency, value });

/** Returns a capture in the shape of GET /v2/payments/captures/{id} and of events. */
export function captureJson(order: StandInOrder, capture: StandInCapture) {
  return {
    id: capture.id,
    status: capture.status,
    amount: moneyJson(capture.amount),
    ...(order.reference === null ? {} : { custom_id: order.reference }),
    ...(order.invoiceNumber === null ? {} : { invoice_id: order.invoiceNumber }),
    payee: { merchant_id: order.payeeId },
    supplementary_data: { related_ids: { order_id: order.id } },
    create_time: capture.createdAt,
  };
}

function paymentsJson(order: StandInOrder, capture: StandInCapture, url: string) {
  const refunds = capture.refunds.map((refund) => refundJson(order, refund, url));
  return { captures: [captureJson(order, capture)], ...(refunds.length > 0 && { refunds }) };
}

/** Returns an order in the shape of Orders v2 with `Prefer: return=representation`. */
export function orderJson(order: StandInOrder, url: string) {
  const { capture } = order;
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...(order.vaultId && {
      payment_source: { paypal: { attributes: { vault: { id: order.vaultId, status: 'VAULTED' } } } },
    }),
    purchase_units: [
      {
        amount: moneyJson(order.amount),
        payee: { merchant_id: order.payeeId },
        ...(order.description === null ? {} : { description: order.description }),
        ...(order.reference === null ? {} : { custom_id: order.reference }),
        ...(order.invoiceNumber === null ? {} : { invoice_id: order.invoiceNumber }),
        ...(capture ? { payments: paymentsJson(order, capture, url) } : {}),
      },
    ],
  };
}

/** Returns a refund, which names its capture in a link. */
export function refundJson(order: StandInOrder, refund: StandInCapture['refunds'][number], url: string) {
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount: moneyJson(refund.amount),
    ...(order.reference === null ? {} : { custom_id: order.reference }),
    links: [{ rel: 'up', method: 'GET', href: `${url}/v2/payments/captures/${order.capture?.id}` }],
  };
}

const names: Record<number, string> = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  404: 'RESOURCE_NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
  429: 'RATE_LIMIT_REACHED',
};

export function failureJson(status: number, issue?: string) {
  return {
    name: names[status] ?? 'INTERNAL_SERVER_ERROR',
    message: 'The stand-in says no.',
    debug_id: randomUUID().replaceAll('-', '').slice(0, 13),
    ...(issue ? { details: [{ issue, description: 'The stand-in says no.' }] } : {}),
  };
}

const resourceTypes = { capture: 'capture', refund: 'refund', order: 'checkout-order' } as const;

/** Returns an event of this type about an order, in PayPal's shape. */
export function eventOf(type: string, order: StandInOrder, url: string) {
  const { kind, resource } = resourceOf(type, order, url);
  return {
    id: `WH-${newId()}`,
    create_time: new Date().toISOString(),
    resource_type: resourceTypes[kind],
    event_type: type,
    resource,
  };
}

function resourceOf(type: string, order: StandInOrder, url: string) {
  const { capture } = order;
  const refund = capture?.refunds.at(-1);
  if (refund && /\.(REFUNDED|REVERSED)$/.test(type)) {
    return { kind: 'refund', resource: refundJson(order, refund, url) } as const;
  }
  if (type.startsWith('PAYMENT.CAPTURE.')) {
    // An order whose capture was declined has no capture here, but its event must describe one.
    const reported = capture ?? {
      id: newId(),
      orderId: order.id,
      status: 'DECLINED' as const,
      amount: order.amount,
      createdAt: new Date().toISOString(),
      refunds: [],
    };
    return { kind: 'capture', resource: captureJson(order, reported) } as const;
  }
  return { kind: 'order', resource: orderJson(order, url) } as const;
}
