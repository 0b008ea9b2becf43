import { randomBytes, randomUUID } from 'node:crypto';

/** How an event is forged. `true` means that somebody else signed it. */
export type Forgery = boolean | 'edited' | 'other-host' | 'other-receiver';
export type SignedWebhook = { headers: Record<string, string>; body: string };

/** The input of PayPal's webhook verification. */
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
  /** Whether this event was signed here, for this receiver, unchanged. */
  isGenuine(verification: Verification, event: string): boolean;
};

/** Creates a signer that remembers each event for its later verification. The signatures themselves are random. */
export function webhookSigner(url: () => string): WebhookSigner {
  const signed = new Set<string>();
  const keyOf = (of: Verification, event: string) =>
    JSON.stringify([
      ...[of.transmission_id, of.transmission_time, of.transmission_sig],
      ...[of.webhook_id, of.auth_algo, of.cert_url, event],
    ]);

  return {
    sign(event, webhookId, { forged = false, at = new Date() } = {}) {
      const text = JSON.stringify(event);
      const verification = {
        auth_algo: 'SHA256withRSA',
        cert_url: `${url()}/v1/notifications/certs/CERT-stand-in`,
        transmission_id: randomUUID(),
        transmission_sig: randomBytes(32).toString('base64'),
        transmission_time: at.toISOString().replace(/\.\d+/, ''),
        webhook_id: forged === 'other-receiver' ? 'WHSOMEBODYELSE' : webhookId,
      };
      if (forged !== true) signed.add(keyOf(verification, text));
      const { auth_algo, cert_url, transmission_id, transmission_sig, transmission_time } = verification;
      return {
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': transmission_id,
          'paypal-transmission-time': transmission_time,
          'paypal-transmission-sig': transmission_sig,
          'paypal-cert-url': forged === 'other-host' ? 'https://api.paypal.com.example/certs/CERT-1' : cert_url,
          'paypal-auth-algo': auth_algo,
        },
        // An added digit changes the amount.
        body: forged === 'edited' ? text.replace('"value":"', '"value":"1') : text,
      };
    },
    isGenuine: (verification, event) => signed.has(keyOf(verification, event)),
  };
}

const timeoutMs = 10_000;

/** Sends an event once. Returns the status of the answer, or 0 if there is none. */
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
