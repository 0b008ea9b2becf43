import type { X509Certificate } from 'node:crypto';
import { ForgedWebhookError } from '#api/paypal/paypal.ts';
import { certificateRules } from '#api/paypal/webhook/certificate-rules.ts';
import { faultOfCertificate } from '#api/paypal/webhook/check-certificate.ts';
import { fetchCertificate } from '#api/paypal/webhook/fetch-certificate.ts';

/** PayPal uses one at a time, and a new one from time to time under another URL. */
const mostKept = 8;
const certificatePath = /^\/v1\/notifications\/certs\/[\w-]{1,200}$/;
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The certificates that webhooks name. Each is fetched once, from PayPal's own host only; whether it is valid is asked
 * every time.
 */
export function webhookCertificates(apiUrl: string) {
  const rules = certificateRules(apiUrl);
  const kept = new Map<string, Promise<X509Certificate[]>>();

  function keep(url: URL): Promise<X509Certificate[]> {
    const known = kept.get(url.href);
    if (known) return known;
    const fetching = fetchCertificate(url);
    kept.set(url.href, fetching);
    // What could not be fetched, or was none, may be there later.
    fetching.catch(() => kept.delete(url.href));
    const oldest = kept.keys().next().value;
    if (kept.size > mostKept && oldest) kept.delete(oldest);
    return fetching;
  }

  return {
    /** @throws ForgedWebhookError, and PayPalUnavailable when the host does not answer. */
    async get(certUrl: string): Promise<X509Certificate> {
      const url = URL.parse(certUrl);
      if (!url || !isPinned(url, rules.origins)) throw new ForgedWebhookError('its certificate is not at PayPal');
      const chain = await keep(url);
      const fault = faultOfCertificate(chain, rules, new Date());
      const [leaf] = chain;
      if (fault || !leaf) throw new ForgedWebhookError(`its certificate ${fault}`);
      return leaf;
    },
  };
}

function isPinned(
  { protocol, hostname, origin, pathname, username, password, search }: URL,
  origins: readonly string[],
) {
  const secure = protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
  return secure && origins.includes(origin) && certificatePath.test(pathname) && !username && !password && !search;
}
