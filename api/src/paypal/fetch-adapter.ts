import { PayPalUnavailable } from '#api/paypal/paypal.ts';

/** What the SDK's HTTP client (axios) asks of an adapter, as far as the SDK uses it. */
type AdapterRequest = { method?: string; url?: string; data?: string; headers: { toJSON(): object } };

/**
 * Carries the SDK's requests to `apiUrl`, since the SDK knows PayPal's own two addresses only. It has one timeout over
 * the whole exchange, follows no redirection (the secret goes nowhere else), and judges no status.
 *
 * The adapter throws PayPalUnavailable when there is no answer.
 */
export function fetchAdapter(apiUrl: string, timeoutMs: number) {
  return async (config: AdapterRequest) => {
    const { method = 'GET', url = '', data, headers } = config;
    const { pathname, search } = new URL(url);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(new URL(pathname + search, apiUrl), {
        method: method.toUpperCase(),
        headers: Object.entries(headers.toJSON()).map(([name, value]) => [name, String(value)]),
        body: data,
        redirect: 'error',
        signal,
      });
      const { status, statusText } = response;
      return { data: await response.text(), status, statusText, headers: Object.fromEntries(response.headers), config };
    } catch (error) {
      if (signal.aborted) throw new PayPalUnavailable(`PayPal did not answer within ${timeoutMs} ms`);
      const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
      throw new PayPalUnavailable(`PayPal cannot be reached: ${cause?.code ?? cause?.message ?? message}`);
    }
  };
}
