import type { X509Certificate } from 'node:crypto';
import { ForgedWebhookError, PayPalUnavailable } from '#api/paypal/paypal.ts';
import { certificateRules } from '#api/paypal/webhook/certificate-rules.ts';
import { faultOfCertificate } from '#api/paypal/webhook/check-certificate.ts';
import { fetchCertificate } from '#api/paypal/webhook/fetch-certificate.ts';

/** PayPal uses one at a time, and a new one from time to time under another URL. */
const mostKept = 8;
/** Anybody may name a URL, so that few are fetched at once, and a bad one not again and again. */
const [mostFetched, mostFailed, failedForMs] = [2, 200, 60_000];
const certificatePath = /^\/v1\/notifications\/certs\/[\w-]{1,200}$/;
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The certificates that webhooks name. Each is fetched once, from PayPal's own host only, and kept when it is PayPal's, so
 * that none which a stranger names can push it out; whether it is valid is asked every time.
 */
export function webhookCertificates(apiUrl: string, now: () => Date) {
  const rules = certificateRules(apiUrl);
  const kept = new Map<string, X509Certificate[]>();
  const fetching = new Map<string, Promise<X509Certificate[]>>();
  const failed = new Map<string, { at: number; error: unknown }>();

  function judge(chain: X509Certificate[]): X509Certificate {
    const fault = faultOfCertificate(chain, rules, now());
    const [leaf] = chain;
    if (fault || !leaf) throw new ForgedWebhookError(`its certificate ${fault}`);
    return leaf;
  }

  async function fetchOnce(url: URL): Promise<X509Certificate[]> {
    try {
      const chain = await fetchCertificate(url);
      judge(chain);
      remember(kept, url.href, chain, mostKept);
      return chain;
    } catch (error) {
      remember(failed, url.href, { at: now().getTime(), error }, mostFailed);
      throw error;
    } finally {
      fetching.delete(url.href);
    }
  }

  function chainOf(url: URL): X509Certificate[] | Promise<X509Certificate[]> {
    const known = kept.get(url.href) ?? fetching.get(url.href);
    if (known) return known;
    const failure = failed.get(url.href);
    if (failure && now().getTime() - failure.at < failedForMs) throw failure.error;
    if (fetching.size >= mostFetched) throw new PayPalUnavailable('Too many unknown certificates are named at once');
    const asked = fetchOnce(url);
    fetching.set(url.href, asked);
    return asked;
  }

  return {
    /** @throws ForgedWebhookError, and PayPalUnavailable when it cannot be fetched now. */
    async get(certUrl: string): Promise<X509Certificate> {
      const url = URL.parse(certUrl);
      if (!url || !isPinned(url, rules.origins)) throw new ForgedWebhookError('its certificate is not at PayPal');
      return judge(await chainOf(url));
    },
  };
}

/** Keeps the newest. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next().value;
  if (map.size > most && oldest) map.delete(oldest);
}

function isPinned(
  { protocol, hostname, origin, pathname, username, password, search }: URL,
  origins: readonly string[],
) {
  const secure = protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
  return secure && origins.includes(origin) && certificatePath.test(pathname) && !username && !password && !search;
}
