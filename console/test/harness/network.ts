import type { Desktop } from './desktop.ts';

/**
 * Implements Electron's `net.fetch` with Node's `fetch`. Like Chromium, it uses a cookie jar unless `credentials` is
 * `omit`, and fails while the machine is offline.
 */
export function netFetch(desktop: Desktop) {
  return async (address: string, options: RequestInit = {}): Promise<Response> => {
    if (!desktop.online) throw new TypeError('net::ERR_INTERNET_DISCONNECTED');
    const { origin } = new URL(address);
    const headers = new Headers(options.headers);
    const jar = options.credentials === 'omit' ? null : desktop.cookies;
    const cookie = jar?.get(origin);
    if (cookie) headers.set('cookie', cookie);
    const response = await fetch(address, { ...options, headers });
    const [given] = response.headers.getSetCookie();
    if (jar && given) jar.set(origin, given.split(';', 1)[0] ?? '');
    return response;
  };
}
