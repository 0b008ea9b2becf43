import { generateKeyPair, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { makeCertificate } from '#api/paypal/stand-in/make-certificate.ts';

const [dayMs, certificateLifeMs] = [24 * 60 * 60_000, 365 * 24 * 60 * 60_000];

type CertificateName = 'genuine' | 'expired' | 'stranger';

/** What may be wrong with an event. `true` is a signature by another key. */
export type Forgery = boolean | 'signature' | 'edited' | 'other-host' | 'other-receiver' | 'expired' | 'stranger';
export type SignedWebhook = { headers: Record<string, string>; body: string };

type WebhookSigner = {
  /** A certificate in PEM, by the name in its URL; null for others. */
  certificate(name: string): string | null;
  sign(event: object, webhookId: string, how?: { forged?: Forgery; at?: Date }): SignedWebhook;
};

/** Signs events as PayPal does, with a key and certificates of its own. They live as long as the process. */
export async function webhookSigner(url: () => string): Promise<WebhookSigner> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const now = Date.now();
  const certificate = (name: string, validTo: number) =>
    makeCertificate({ name, publicKey, privateKey, validFrom: new Date(now - 3 * dayMs), validTo: new Date(validTo) });
  const subject = 'messageverificationcerts.paypal.com';
  const certificates: Record<CertificateName, string> = {
    genuine: certificate(subject, now + certificateLifeMs),
    expired: certificate(subject, now - dayMs),
    stranger: certificate('messageverificationcerts.example.com', now + certificateLifeMs),
  };
  // Only who forges needs another key, and it takes a while to make.
  let forger: KeyObject | undefined;
  const forgersKey = () => {
    forger ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    return forger;
  };

  return {
    certificate: (name) => certificates[name.replace('CERT-', '') as CertificateName] ?? null,

    sign(event, webhookId, { forged = false, at = new Date() } = {}) {
      const text = JSON.stringify(event);
      const [id, time] = [randomUUID(), at.toISOString().replace(/\.\d+/, '')];
      const receiver = forged === 'other-receiver' ? 'WH-SOMEBODY-ELSE' : webhookId;
      const message = Buffer.from(`${id}|${time}|${receiver}|${crc32(text)}`);
      const name = forged === 'expired' || forged === 'stranger' ? forged : 'genuine';
      const host = forged === 'other-host' ? 'https://api.paypal.com.example' : url();
      const key = forged === true || forged === 'signature' ? forgersKey() : privateKey;
      return {
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': sign('RSA-SHA256', message, key).toString('base64'),
          'paypal-cert-url': `${host}/v1/notifications/certs/CERT-${name}`,
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-auth-version': 'v2',
        },
        // One digit more is another sum.
        body: forged === 'edited' ? text.replace('"value":"', '"value":"1') : text,
      };
    },
  };
}

const timeoutMs = 10_000;
const second = 1_000;
/** PayPal tells an event up to 25 times within three days; this does for a demonstration. */
const pausesMs = [2, 5, 15, 60, 300, 1_800, 7_200].map((seconds) => seconds * second);

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
 * Tells events until each is answered with 2xx, with growing pauses, the first of them before the first time: the real
 * ones come seconds later too. What is left at the end is forgotten; the receiver looks orders up itself.
 */
export function webhookPost(pauses: readonly number[] = pausesMs) {
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;

  function tell(url: () => string | null, signed: () => SignedWebhook, attempt: number): void {
    const pause = pauses[attempt];
    if (pause === undefined) return;
    const timer = setTimeout(async () => {
      timers.delete(timer);
      const to = url();
      const status = to ? await postWebhook(to, signed()) : 0;
      if (!closed && (status < 200 || status >= 300)) tell(url, signed, attempt + 1);
    }, pause).unref();
    timers.add(timer);
  }

  return {
    /** @param signed signs anew for each attempt, as the moment is part of it. */
    send: (url: () => string | null, signed: () => SignedWebhook) => tell(url, signed, 0),
    close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
