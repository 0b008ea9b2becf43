import { verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { ForgedWebhookError, type PayPal } from '#api/paypal/paypal.ts';
import { webhookCertificates } from '#api/paypal/webhook/webhook-certificates.ts';
import { readEvent } from './read-event.ts';

type Parts = { apiUrl: string; webhookId: string; now?: () => Date };

/** PayPal tells an event again for three days. */
const staleAfterMs = 3 * 24 * 3_600_000;
/** Clocks differ. */
const aheadMs = 5 * 60_000;

/**
 * Reads webhooks whose signature is PayPal's, checked here and not by asking PayPal each time:
 * developer.paypal.com/api/rest/webhooks/rest/#verify-event-notifications.
 *
 * Signed are the transmission, its moment, our webhook's ID and the body's very bytes; so an event for another receiver, an
 * edited one, or one with another moment is refused, and so is one that is too old to be told now. A repeated one is genuine:
 * the event's id tells.
 */
export function webhookReader({ apiUrl, webhookId, now = () => new Date() }: Parts): PayPal['readWebhook'] {
  const certificates = webhookCertificates(apiUrl, now);

  return async (headers, rawBody) => {
    const [id, time, signature, certUrl, algorithm] = ['id', 'time', 'sig']
      .map((name) => headerOf(headers, `paypal-transmission-${name}`))
      .concat(headerOf(headers, 'paypal-cert-url'), headerOf(headers, 'paypal-auth-algo'));
    if (!id || !time || !signature || !certUrl) throw new ForgedWebhookError('a header is missing');
    if (algorithm?.toUpperCase() !== 'SHA256WITHRSA') throw new ForgedWebhookError('it is signed in an unknown way');
    const transmittedAt = new Date(time);
    if (Number.isNaN(transmittedAt.getTime())) throw new ForgedWebhookError('its moment is none');
    // Before anything is fetched for it: a recording costs nothing.
    const age = now().getTime() - transmittedAt.getTime();
    if (age > staleAfterMs || age < -aheadMs)
      throw new ForgedWebhookError(`it was sent ${transmittedAt.toISOString()}`);
    const { publicKey } = await certificates.get(certUrl);
    const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(rawBody)}`);
    if (!verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64'))) {
      throw new ForgedWebhookError('its signature is not of this event for this receiver');
    }
    return readEvent(rawBody);
  };
}

function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value.length <= 1_000 ? value : undefined;
}
