import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** What may be wrong with an event. `true` is a signature by another key. */
export type Forgery = boolean | 'signature' | 'edited' | 'other-host' | 'other-receiver';
export type SignedWebhook = { headers: Record<string, string>; body: string };

/** What PayPal gets about a webhook that it is to verify. */
type Verification = {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
  webhook_id: string;
};

export type WebhookSigner = {
  sign(event: object, webhookId: string, how?: { forged?: Forgery | undefined; at?: Date }): SignedWebhook;
  /** Whether this event was signed here, for this receiver, as it stands. */
  isGenuine(verification: Verification, event: string): boolean;
};

/**
 * Signs events, and says later whether it did, as PayPal's verification call does. Only PayPal reads its own signatures, so
 * an HMAC with a key of this process does for a stand-in.
 */
export function webhookSigner(url: () => string): WebhookSigner {
  const [ownKey, forgersKey] = [randomBytes(32), randomBytes(32)];
  const certificate = () => `${url()}/v1/notifications/certs/CERT-stand-in`;
  const signatureOf = (key: Buffer, id: string, time: string, receiver: string, event: string) =>
    createHmac('sha256', key)
      .update(`${id}|${time}|${receiver}|${crc32(event)}`)
      .digest();

  return {
    sign(event, webhookId, { forged = false, at = new Date() } = {}) {
      const text = JSON.stringify(event);
      const [id, time] = [randomUUID(), at.toISOString().replace(/\.\d+/, '')];
      const receiver = forged === 'other-receiver' ? 'WHSOMEBODYELSE' : webhookId;
      const key = forged === true || forged === 'signature' ? forgersKey : ownKey;
      return {
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': signatureOf(key, id, time, receiver, text).toString('base64'),
          'paypal-cert-url': forged === 'other-host' ? 'https://api.paypal.com.example/certs/CERT-1' : certificate(),
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-auth-version': 'v2',
        },
        // One digit more is another sum.
        body: forged === 'edited' ? text.replace('"value":"', '"value":"1') : text,
      };
    },

    isGenuine(
      { transmission_id: id, transmission_time: time, transmission_sig, webhook_id, auth_algo, cert_url },
      event,
    ) {
      const expected = signatureOf(ownKey, id, time, webhook_id, event);
      const given = Buffer.from(transmission_sig, 'base64');
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs && auth_algo === 'SHA256withRSA' && cert_url === certificate();
    },
  };
}

const timeoutMs = 10_000;
const second = 1_000;
/** PayPal sends an event up to 25 times within three days; this does for a demonstration. */
const delaysMs = [2, 5, 15, 60, 300, 1_800, 7_200].map((seconds) => seconds * second);

/** Posts an event once. Gives the status that it was answered with, 0 when there was no answer. */
export async function postWebhook(url: string, { headers, body }: SignedWebhook): Promise<number> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

/**
 * Sends events until each is answered with 2xx, with growing delays, the first of them before the first time: the real
 * ones come seconds later too. What is left at the end is forgotten; the receiver looks orders up itself.
 */
export function webhookPost() {
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;

  function send(url: () => string | null, signed: () => SignedWebhook, attempt: number): void {
    const delayMs = delaysMs[attempt];
    if (delayMs === undefined) return;
    const timer = setTimeout(async () => {
      timers.delete(timer);
      const to = url();
      const status = to ? await postWebhook(to, signed()) : 0;
      if (!closed && (status < 200 || status >= 300)) send(url, signed, attempt + 1);
    }, delayMs).unref();
    timers.add(timer);
  }

  return {
    /** @param signed signs anew for each attempt, as the moment is part of it. */
    send: (url: () => string | null, signed: () => SignedWebhook) => send(url, signed, 0),
    close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
