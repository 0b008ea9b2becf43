import { picturePath } from '@agency/api/contract/portfolio';

/**
 * Why a picture cannot be shown. `missing`: the answer is not a picture, or the picture may not be shown here; `slow`:
 * the picture did not load in time; `unreachable`: its server could not be reached.
 */
export type PictureProblem = 'missing' | 'slow' | 'unreachable';

/** The timeout for loading a picture, and for finding out why it failed, in ms. */
const waitMs = 5_000;

/** Converts the URL of an item's picture to the URL to load. */
export type Via = (src: string) => string;

/** Returns the URL that loads another host's picture through the server. The site's policy blocks a direct request. */
const fromSite: Via = (src) => {
  const url = URL.parse(src, window.location.href);
  return !url || url.origin === window.location.origin ? src : `${picturePath}?url=${encodeURIComponent(src)}`;
};

/** Loads a picture as a visitor's browser does. Resolves to null if it can be shown. */
export function tryPicture(src: string): Promise<PictureProblem | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('slow'), waitMs);
    const finish = (problem: PictureProblem | null | Promise<PictureProblem>) => {
      clearTimeout(timer);
      resolve(problem);
    };
    const image = new Image();
    image.onload = () => finish(null);
    image.onerror = () => finish(whyBroken(src));
    image.src = src;
  });
}

/** Finds out why a picture did not load, because its error event does not tell. */
export async function whyBroken(src: string, via: Via = fromSite): Promise<'missing' | 'unreachable'> {
  const options = { cache: 'no-store', signal: AbortSignal.timeout(waitMs) } as const;
  const { status } = await fetch(via(src), options).catch(() => ({ status: 503 }));
  return status < 500 && !silentStatuses.includes(status) ? 'missing' : 'unreachable';
}

/** Not signed in, or too many requests. These statuses do not tell whether the picture is missing. */
const silentStatuses = [401, 429];
