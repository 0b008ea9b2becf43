import { net } from 'electron';
import type { Door } from '#main/graphql/send.ts';
import { readAtMost } from '#main/platform/read-at-most.ts';
import { fetchElsewhere } from './fetch-elsewhere.ts';
import { knownPictures } from './known-pictures.ts';
import { isPublicAddress } from './public-address.ts';
import { typedPictures } from './typed-pictures.ts';

const maxBytes = 10 * 1024 * 1024;
const timeoutMs = 15_000;
/** What is made of points alone: an SVG is a document. */
const types = /^image\/(png|jpeg|webp|avif|gif)\b/;

export type Pictures = {
  /**
   * Answers `/picture?src=...`: a portfolio item's picture, fetched by main so that pages need no remote content. `src` is
   * what the item holds, a path of the site or a web address. No token goes with it, and nothing but pictures comes back.
   */
  show(request: Request): Promise<Response>;
  /** Somebody typed this address and wants to see what is there. Says whether they may. */
  preview(source: string): Promise<boolean>;
};

/**
 * The pictures that may be shown: any of the signed-in server, which hears of the page anyway; elsewhere those of the
 * server's items, and a few that were typed. Else a page that was taken over could tell the world by the addresses it asks
 * for. (It can still publish: whoever may save an item may write into it what they like.)
 */
export function pictures(door: () => Door | null): Pictures {
  const typed = typedPictures();
  let whose: Door | null = null;
  let known: ReturnType<typeof knownPictures> | null = null;

  const isKnown = async (url: URL) => known !== null && (await known.has(url));

  /** With another session all that the one before it knew goes. */
  function currentServer(): string | undefined {
    const now = door();
    if (now?.token !== whose?.token || now?.server !== whose?.server) {
      whose = now;
      known = now && knownPictures(now);
      typed.forget();
    }
    return now?.server;
  }

  async function show(request: Request): Promise<Response> {
    const server = currentServer();
    const url = server && URL.parse(new URL(request.url).searchParams.get('src') ?? '', server);
    if (!url) return nothing(404);
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
    try {
      if (url.origin === server) return await pictureIn(await fromServer(url, signal));
      if (!typed.has(url) && !(await within(signal, isKnown(url)))) return nothing(403);
      return await pictureIn(await fromElsewhere(url, signal));
    } catch {
      return nothing(504);
    }
  }

  return {
    show,
    async preview(source) {
      const server = currentServer();
      const url = server && URL.parse(source, server);
      if (!url) return false;
      return url.origin === server || (await isKnown(url).catch(() => false)) || typed.admit(url);
    },
  };
}

/** What comes of it, unless nobody waits for it any more. */
function within<Result>(signal: AbortSignal, result: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([result, promise]);
}

type Fetched = { ok: boolean; type: string; body: AsyncIterable<Uint8Array> | null };

/** As everything else of the server is fetched: with the system's proxy and certificates, and not a step further. */
async function fromServer(url: URL, signal: AbortSignal): Promise<Fetched> {
  const options = { credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer', signal } as const;
  const { ok, headers, body } = await net.fetch(url.href, options);
  return { ok, type: headers.get('content-type') ?? '', body };
}

async function fromElsewhere(url: URL, signal: AbortSignal): Promise<Fetched> {
  const response = await fetchElsewhere(url, signal, isPublicAddress);
  return { ok: response.statusCode === 200, type: response.headers['content-type'] ?? '', body: response };
}

async function pictureIn({ ok, type, body }: Fetched): Promise<Response> {
  if (ok && types.test(type)) {
    const bytes = new Uint8Array(await readAtMost(maxBytes, body));
    return new Response(bytes, { headers: { 'Content-Type': type, 'Cache-Control': 'private, max-age=3600' } });
  }
  // Left unread, so that nothing more of it comes.
  for await (const _chunk of body ?? []) break;
  return nothing(404);
}

const nothing = (status: number) => new Response(null, { status });
