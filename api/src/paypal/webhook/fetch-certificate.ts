import { X509Certificate } from 'node:crypto';
import { ForgedWebhookError, PayPalUnavailable } from '#api/paypal/paypal.ts';

const timeoutMs = 5_000;
const maxBytes = 64 * 1024;
const pemBlock = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * Fetches a certificate, with those of its issuers that come along behind it. Where from is for the caller to have judged.
 *
 * @throws ForgedWebhookError when there is no certificate, and PayPalUnavailable when that cannot be known now.
 */
export async function fetchCertificate(url: URL): Promise<X509Certificate[]> {
  const signal = AbortSignal.timeout(timeoutMs);
  const text = await fetchText(url, signal).catch((error: unknown) => {
    if (error instanceof ForgedWebhookError || error instanceof PayPalUnavailable) throw error;
    throw new PayPalUnavailable(`The certificate of a webhook cannot be fetched from ${url.host}`);
  });
  try {
    const certificates = (text.match(pemBlock) ?? []).map((pem) => new X509Certificate(pem));
    if (certificates.length > 0) return certificates;
  } catch {
    // Said below.
  }
  throw new ForgedWebhookError('what its certificate URL leads to is no certificate');
}

async function fetchText(url: URL, signal: AbortSignal): Promise<string> {
  // A redirection would lead away from the host that was judged.
  const response = await fetch(url, { redirect: 'manual', signal });
  const { status, body } = response;
  if (!response.ok) {
    await body?.cancel();
    if (status >= 500 || status === 429) throw new PayPalUnavailable(`The certificate's host answered ${status}`);
    throw new ForgedWebhookError(`its certificate URL answered ${status}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) throw new ForgedWebhookError('what its certificate URL leads to is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('latin1');
}
