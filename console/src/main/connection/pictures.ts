import { picturePath } from '@agency/api/contract/portfolio';
import { net } from 'electron';
import { type Endpoint, readAtMost } from './graphql.ts';

const maxBytes = 10 * 1024 * 1024;
const timeoutMs = 15_000;
/** Raster formats only, because an SVG can contain scripts. */
const rasterTypes = /^image\/(a?png|jpeg|webp|avif|gif)\b/;

/**
 * Answers `/picture?src=...` with a record's picture, so that the page loads nothing from other servers. `src` is a
 * path on the site or a URL on another site. The server fetches pictures from other sites, but only for a signed-in
 * admin. Answers 404 if there is no raster picture at this address, and 504 if the picture could not be loaded.
 */
export async function forwardPicture(request: Request, endpoint: Endpoint | null): Promise<Response> {
  const url = endpoint && URL.parse(new URL(request.url).searchParams.get('src') ?? '', endpoint.server);
  if (!url || !/^https?:$/.test(url.protocol)) return new Response(null, { status: 404 });
  const { server, token } = endpoint;
  const elsewhere = url.origin !== server;
  const address = elsewhere ? `${server}${picturePath}?url=${encodeURIComponent(url.href)}` : url.href;
  try {
    const response = await net.fetch(address, {
      headers: elsewhere && token ? { Authorization: `Bearer ${token}` } : {},
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
    });
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && rasterTypes.test(type)) {
      const bytes = new Uint8Array(await readAtMost(maxBytes, response.body));
      return new Response(bytes, { headers: { 'Content-Type': type, 'Cache-Control': 'private, max-age=3600' } });
    }
    await response.body?.cancel();
    const answered = response.status < 500 && response.status !== 401 && response.status !== 429;
    return new Response(null, { status: answered ? 404 : 504 });
  } catch {
    return new Response(null, { status: 504 });
  }
}
