import type { PackageType } from '#api/contract/maintenance-plans.ts';
import type { Fault } from '#api/paypal/stand-in/stand-in-server.ts';

/** What one browser does; `which` picks among the payments it was ever given, for an old tab knows an old one. */
export type BuyerStep =
  | { does: 'place'; buyer: number; plan: PackageType }
  | { does: 'open-payment'; buyer: number }
  /** `hold`: approved in a way that PayPal decides of later. */
  | { does: 'approve' | 'decline' | 'hold'; buyer: number; which: number }
  | { does: 'capture' | 'report'; buyer: number; which: number };

/** What PayPal tells of a payment, this often, and whether the telling is worth nothing. */
export type WebhookStep = {
  does: 'webhook';
  which: number;
  type: 'CHECKOUT.ORDER.APPROVED' | 'PAYMENT.CAPTURE.COMPLETED' | 'PAYMENT.CAPTURE.DENIED' | 'PAYMENT.CAPTURE.REFUNDED';
  times: number;
  worthless: 'no' | 'forged' | 'stale';
};

/** One thing that happens. Two of `together` happen at the same time. */
export type Step =
  | BuyerStep
  | WebhookStep
  | { does: 'refund'; which: number }
  /** PayPal decides of a payment that it holds. */
  | { does: 'decide'; which: number; status: 'COMPLETED' | 'DECLINED' }
  | { does: 'reconcile'; minutesLater: number }
  | { does: 'together'; steps: readonly Step[] }
  /** The process dies without warning once it has done so many more things with the database or PayPal. */
  | { does: 'kill'; afterDeeds: number };

/**
 * A story: what happens, and what goes wrong with PayPal's answers, by the number of the request; with captures, where most
 * is at stake, by their own.
 */
export type Story = {
  steps: readonly Step[];
  faults: readonly (Fault | null)[];
  captureFaults: readonly (Fault | null)[];
  /** Recovery begins after more than a day. */
  lateRecovery: boolean;
};
