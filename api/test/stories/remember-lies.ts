import type { Faults } from '#api/paypal/stand-in/stand-in-server.ts';
import type { PayPalStandIn } from '#api/paypal/stand-in/start-paypal-stand-in.ts';

/** Lets these things go wrong, and remembers of which of PayPal's orders something untrue was told. */
export function rememberLies(standIn: PayPalStandIn, faults: Faults): ReadonlySet<string> {
  const lies = new Set<string>();
  standIn.setFaults((request) => {
    const fault = faults(request);
    const [, id] = /\/orders\/(\w+)/.exec(request.path) ?? [];
    if (fault?.lie && id) lies.add(id);
    // What was captured stays what it was.
    const isPast =
      request.call === 'get-capture' || standIn.orders().some((order) => order.id === id && order.capture !== null);
    return fault?.lasting && isPast ? { ...fault, lasting: false } : fault;
  });
  return lies;
}
