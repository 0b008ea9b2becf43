import type { IncomingHttpHeaders } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { networkOf } from '#api/rate-limits/network-of.ts';
import { ForgedWebhookError, type PayPal, PayPalRefusal, PayPalUnavailable } from './paypal.ts';
import { readEvent } from './read-event.ts';

/** What a webhook's headers say of its signature, by the names and lengths of PayPal's verification call. */
const signatureSchema = z
  .object({
    'paypal-auth-algo': z.string().min(1).max(100),
    'paypal-cert-url': z.url().max(500),
    'paypal-transmission-id': z.string().min(1).max(50),
    'paypal-transmission-sig': z.string().min(1).max(500),
    'paypal-transmission-time': z.iso.datetime({ offset: true }).max(100),
  })
  .transform((headers) => ({
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
  }));
export type WebhookSignature = z.output<typeof signatureSchema>;

type Parts = {
  /** Asks PayPal whether it signed this event. @throws PayPalRefusal, PayPalUnavailable. */
  verify(signature: WebhookSignature, rawBody: Buffer): Promise<boolean>;
  now?: (() => Date) | undefined;
};

/** PayPal sends an event again for three days. */
const staleAfterMs = 3 * 24 * 3_600_000;
/** Clocks differ. */
const aheadMs = 5 * 60_000;
/** Anybody can send us an event, and each costs a call on our account. */
const mostAtOnce = 8;
const forgeriesOfNetwork = { points: 10, duration: 60 };
const forgeriesOfAll = { points: 60, duration: 60 };

/**
 * Reads webhooks that PayPal, when asked, says are its own:
 * developer.paypal.com/docs/api/webhooks/v1/#verify-webhook-signature_post. What cannot be one is refused before PayPal is
 * asked. Few are asked about at once, and few forged ones a minute, of one network and of all together: what is more is
 * put off, so that PayPal sends a genuine one again. A repeated event is genuine; its id tells.
 */
export function webhookReader({ verify, now = () => new Date() }: Parts): PayPal['readWebhook'] {
  const ofNetwork = new RateLimiterMemory(forgeriesOfNetwork);
  const ofAll = new RateLimiterMemory(forgeriesOfAll);
  let underWay = 0;

  /** Counts a verification as a forgery until it is known to be none. */
  async function verifyWithinLimits(signature: WebhookSignature, rawBody: Buffer, network: string): Promise<boolean> {
    if (underWay >= mostAtOnce) throw new PayPalUnavailable('Too many webhooks are being verified at once');
    underWay += 1;
    try {
      await ofNetwork.consume(network);
      await ofAll.consume('all');
      const genuine = await verify(signature, rawBody);
      if (genuine) await Promise.all([ofNetwork.reward(network), ofAll.reward('all')]);
      return genuine;
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new PayPalUnavailable('Too many forged webhooks were sent');
      if (error instanceof PayPalRefusal) return false;
      throw error;
    } finally {
      underWay -= 1;
    }
  }

  return async (headers: IncomingHttpHeaders, rawBody, address) => {
    const { data: signature } = signatureSchema.safeParse(headers);
    if (!signature) throw new ForgedWebhookError('its headers are not those of an event');
    const age = now().getTime() - new Date(signature.transmission_time).getTime();
    if (age > staleAfterMs || age < -aheadMs)
      throw new ForgedWebhookError(`it was sent ${signature.transmission_time}`);
    const event = readEvent(rawBody);
    if (!(await verifyWithinLimits(signature, rawBody, networkOf(address))))
      throw new ForgedWebhookError('PayPal did not sign this event for this receiver');
    return event;
  };
}
