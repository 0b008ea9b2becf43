import { setTimeout as delay } from 'node:timers/promises';
import type { Faults } from '#api/paypal/stand-in/stand-in-server.ts';
import type { PayPalStandIn } from '#api/paypal/stand-in/start-paypal-stand-in.ts';
import { postWebhook } from '#api/paypal/stand-in/webhooks.ts';
import { reconcileOrders } from '#api/reconciliation/reconcile-orders.ts';
import { capturedLog } from '../captured-log.ts';
import type { BuyerStep, Scenario, Step, WebhookStep } from './arbitrary-scenario.ts';
import { Buyer } from './buyer.ts';
import { type CrashingProcess, startCrashingProcess } from './crashing-process.ts';
import type { SharedServices } from './shared-services.ts';

/**
 * Together, the rounds advance the clock by 27 hours. Meanwhile unpaid orders end (after a day), but no event becomes
 * stale (after three days).
 */
const recoveryRounds = 9;
const recoveryMinutes = 3 * 60;
/** The delay before a late recovery: more than a day, after which unpaid orders end. */
const dayMinutes = 25 * 60;
/** A little longer than the longest delay of a scenario's faults. */
const longestMs = 200;
/** PayPal sends an event up to 25 times within three days. */
const mostAttempts = 25;
/** Forged events are limited per network, so they come from another network than PayPal's own events. */
const forgersAddress = '192.0.2.66';

/**
 * Runs a scenario, and then lets everything recover: PayPal answers correctly, the process stays alive, time passes,
 * and the missing events are sent. Returns the buyers, whose orders can then be checked, and the PayPal orders about
 * which PayPal gave a false answer.
 */
export async function runScenario(
  scenario: Scenario,
  shared: SharedServices,
): Promise<{ buyers: Buyer[]; falsified: ReadonlySet<string> }> {
  const { standIn } = shared;
  shared.setClockRight();
  const buyers = [new Buyer(), new Buyer()];
  let process = await startCrashingProcess(shared);
  let [asked, captures] = [0, 0];
  const falsified = trackFalseAnswers(standIn, ({ call }) => {
    if (call === 'token' || call === 'verify-webhook') return undefined;
    const ofCapture = call === 'capture' ? scenario.captureFaults[captures++] : null;
    const fault = scenario.faults[asked++];
    return ofCapture ?? fault ?? undefined;
  });

  /** Takes a step. If the process dies, requests under way get no answer. */
  async function play(step: Step): Promise<void> {
    const current = process;
    await Promise.race([perform(step, current), current.crashed]);
    if (!current.hasCrashed()) return;
    await current.end();
    process = await startCrashingProcess(shared);
  }

  async function perform(step: Step, { url, services, crashAfter }: CrashingProcess): Promise<void> {
    switch (step.does) {
      case 'together':
        await Promise.all(step.steps.map((each) => perform(each, process)));
        return;
      case 'crash':
        crashAfter(step.afterOperations);
        return;
      case 'reconcile':
        // Waits until PayPal has executed delayed requests.
        if (step.minutesLater > 0) await delay(longestMs);
        shared.pass(step.minutesLater);
        await reconcile(services);
        return;
      case 'webhook':
        await sendEvent(step, url);
        return;
      case 'refund':
        refund(step.which);
        return;
      case 'decide':
        decide(step);
        return;
      default:
        await act(step, url);
    }
  }

  async function act(step: BuyerStep, url: string): Promise<void> {
    const buyer = buyers[step.buyer];
    if (!buyer) return;
    if (step.does === 'place') return buyer.place(url, step.plan);
    if (step.does === 'open-payment') return buyer.openPayment(url);
    const payment = buyer.payments[step.which];
    if (!payment) return;
    if (step.does === 'capture') return buyer.capture(url, payment);
    if (step.does === 'report') return buyer.report(url, payment);
    const order = standIn.orders().find(({ id }) => id === payment.paypalOrderId);
    if (order?.status === 'COMPLETED') return;
    const instruments = { approve: 'pays', decline: 'declines', hold: 'pending' } as const;
    standIn.approve(payment.paypalOrderId, instruments[step.does]);
  }

  const payments = () => buyers.flatMap((buyer) => buyer.payments);

  async function sendEvent({ which, type, times, worthless }: WebhookStep, url: string): Promise<void> {
    const payment = payments()[which];
    if (!payment) return;
    const how = { forged: worthless === 'forged', stale: worthless === 'stale' };
    const { headers, body } = standIn.signedWebhook(type, payment.paypalOrderId, how);
    const event = { headers: how.forged ? { ...headers, 'x-forwarded-for': forgersAddress } : headers, body };
    await Promise.all(Array.from({ length: times }, () => postWebhook(`${url}/api/paypal/webhook`, event)));
  }

  /**
   * Reports a refund until the report is accepted, as PayPal does. On a slow machine, verifying the signature may
   * exceed the short timeout. The API then answers with 503, and the event is sent again.
   */
  async function reportRefund(paypalOrderId: string, url: string): Promise<void> {
    const event = standIn.signedWebhook('PAYMENT.CAPTURE.REFUNDED', paypalOrderId);
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const status = await postWebhook(`${url}/api/paypal/webhook`, event);
      if (status >= 200 && status < 300) return;
    }
  }

  function refund(which: number): void {
    const capture = standIn.captures().find(({ orderId }) => orderId === payments()[which]?.paypalOrderId);
    if (capture?.status === 'COMPLETED') standIn.refund(capture.id);
  }

  function decide({ which, status }: { which: number; status: 'COMPLETED' | 'DECLINED' }): void {
    const capture = standIn.captures().find(({ orderId }) => orderId === payments()[which]?.paypalOrderId);
    if (capture?.status === 'PENDING') standIn.decide(capture.id, status);
  }

  const log = capturedLog().logger;
  const reconcile = (services: CrashingProcess['services']) =>
    reconcileOrders({ ...services, requestId: 'scenario', log });

  for (const step of scenario.steps) await play(step);

  standIn.setFaults(null);
  await delay(longestMs);
  if (process.hasCrashed()) await process.end();
  else process.crashAfter(Number.POSITIVE_INFINITY);
  if (process.hasCrashed()) process = await startCrashingProcess(shared);
  for (let round = 0; round < recoveryRounds; round += 1) {
    shared.pass(round === 0 && scenario.lateRecovery ? dayMinutes : recoveryMinutes);
    decideAll(standIn);
    await reconcile(process.services);
  }
  for (const capture of standIn.captures()) {
    if (capture.status !== 'REFUNDED' || !payments().some(({ paypalOrderId }) => paypalOrderId === capture.orderId))
      continue;
    await reportRefund(capture.orderId, process.url);
  }
  await process.end();
  return { buyers, falsified };
}

/** Decides all payments that PayPal holds, one way or the other, without sending events. */
function decideAll(standIn: PayPalStandIn): void {
  for (const [at, { id, status }] of standIn.captures().entries()) {
    if (status === 'PENDING') standIn.decide(id, at % 2 === 0 ? 'COMPLETED' : 'DECLINED');
  }
}

/** Injects these faults. Returns the ids of the PayPal orders about which false answers were given. */
function trackFalseAnswers(standIn: PayPalStandIn, faults: Faults): ReadonlySet<string> {
  const falsified = new Set<string>();
  standIn.setFaults((request) => {
    const fault = faults(request);
    const [, id] = /\/orders\/(\w+)/.exec(request.path) ?? [];
    if (fault?.falseAnswer && id) falsified.add(id);
    // A false answer about a completed capture must not change the capture itself.
    const isPast =
      request.call === 'get-capture' || standIn.orders().some((order) => order.id === id && order.capture !== null);
    return fault?.lasting && isPast ? { ...fault, lasting: false } : fault;
  });
  return falsified;
}
