import { picturePath } from '@agency/api/contract/portfolio';

/**
 * Why a picture cannot be shown. `missing`: the answer is not a picture, or it may not be shown here; `slow`: it did not load
 * in time; `unreachable`: there was no answer.
 */
export type PictureProblem = 'missing' | 'slow' | 'unreachable';

/** How long to wait for a picture, and then for the reason why it failed, in ms. */
const waitMs = 5_000;

/** Converts the address of an item's picture to the one to load. */
export type Via = (src: string) => string;

/** On the site's pages: other hosts' pictures through the server, since the page's policy lets no script ask them. */
const fromSite: Via = (src) => {
  const url = URL.parse(src, window.location.href);
  return !url || url.origin === window.location.origin ? src : `${picturePath}?url=${encodeURIComponent(src)}`;
};

/** Loads a picture as a visitor's browser does. Null = it can be shown. */
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

/** Why a picture did not load, which its error event does not tell. */
export async function whyBroken(src: string, via: Via = fromSite): Promise<'missing' | 'unreachable'> {
  const options = { cache: 'no-store', signal: AbortSignal.timeout(waitMs) } as const;
  const { status } = await fetch(via(src), options).catch(() => ({ status: 503 }));
  return status < 500 && !silentStatuses.includes(status) ? 'missing' : 'unreachable';
}

/** Not signed in, or too many requests: these say nothing about the picture. */
const silentStatuses = [401, 429];
