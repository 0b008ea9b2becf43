import { net } from 'electron';

const maxBytes = 10 * 1024 * 1024;
const patienceMs = 15_000;
const types = /^image\/(png|jpeg|webp|avif|gif|svg\+xml)\b/;

/**
 * Answers `/picture?src=...`: a portfolio item's picture, fetched by main so that pages need no remote content. `src` is
 * what the item holds, a path of the site or a web address. No token goes with it, nothing but pictures comes back, and
 * an SVG can do no more than be looked at.
 */
export async function showPicture(request: Request, server: string | null): Promise<Response> {
  const address = server && addressOf(new URL(request.url).searchParams.get('src') ?? '', server);
  if (!address) return new Response(null, { status: 404 });
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(patienceMs)]);
    const response = await net.fetch(address, { credentials: 'omit', redirect: 'error', signal });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !types.test(type)) return new Response(null, { status: 404 });
    const bytes = await response.arrayBuffer();
    if (bytes.byteLength > maxBytes) return new Response(null, { status: 413 });
    return new Response(bytes, { headers: { 'Content-Type': type, 'Cache-Control': 'private, max-age=3600' } });
  } catch {
    return new Response(null, { status: 504 });
  }
}

/** Only https elsewhere; plain http at most at the server itself, which may run on this very machine. */
function addressOf(source: string, server: string): string | null {
  const url = URL.parse(source, server);
  const allowed = url && !url.username && !url.password && (url.protocol === 'https:' || url.origin === server);
  return allowed ? url.href : null;
}
