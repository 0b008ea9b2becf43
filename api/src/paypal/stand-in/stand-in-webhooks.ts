import { captureJson, orderJson, refundJson } from '#api/paypal/stand-in/paypal-json.ts';
import { newId, type StandInOrder } from '#api/paypal/stand-in/records.ts';

const resourceTypes = { capture: 'capture', refund: 'refund', order: 'checkout-order' } as const;

/** The event of a type about an order, as PayPal writes it. */
export function eventOf(type: string, order: StandInOrder, url: string) {
  const { kind, resource } = resourceOf(type, order, url);
  return {
    id: `WH-${newId()}`,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type: resourceTypes[kind],
    resource_version: '2.0',
    event_type: type,
    summary: 'An event of the stand-in',
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
    // A declined order has no capture that could be looked up; an event needs one to tell of.
    const told = capture ?? {
      id: newId(),
      orderId: order.id,
      status: 'DECLINED' as const,
      amount: order.amount,
      createdAt: new Date().toISOString(),
      refunds: [],
    };
    return { kind: 'capture', resource: captureJson(order, told, url) } as const;
  }
  return { kind: 'order', resource: orderJson(order, url) } as const;
}
