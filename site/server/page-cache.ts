import type { IncomingMessage } from 'node:http';
import type { ReadyAnswer } from '@agency/api';
import { contactServices } from '@agency/api/contract/contact';
import { LRUCache } from 'lru-cache';
import { isPersonal } from '../app/personal-pages.ts';
import type { RenderedPage } from './rendered-page.ts';

/** How long a page stays fresh if no change is reported, in ms. An API that runs elsewhere reports no changes. */
const maxAgeMs = 60_000;
/** The maximum number of pages. The site has far fewer. */
const maxPages = 500;
const maxBytes = 64 * 1024 * 1024;
/** How long visitors wait for a new page before they get the old page, in ms. */
const oldAfterMs = 2_000;

type Render = (how: { mayStream: boolean }) => Promise<RenderedPage>;
type Stored = { page: RenderedPage; freshUntil: number };

/**
 * Caches pages that are the same for every visitor. Several requests for an uncached page wait for one render. `expire`
 * marks the pages that show changed content as old, and the next request renders such a page again. The old page is
 * served only if this render fails or takes long, so that the site stays readable while its database is down.
 */
export class PageCache {
  #stored = new LRUCache<string, Stored>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.size + key.length * 2,
  });
  #pending = new Map<string, Promise<RenderedPage>>();
  /** The number of changes so far. `#changed` maps a tag to the number of its last change. */
  #changes = 0;
  #changed = new Map<string, number>();

  /** Whether the page under `key` is available without another render. */
  has(key: string): boolean {
    return this.#pending.has(key) || this.fresh(key) !== undefined;
  }

  /**
   * Returns the page under `key` from the cache or from `render`. Stores a rendered page only if it may be shared.
   * `render` may stream only if there is no old page, because a streamed page that fails cannot be replaced by the old
   * page.
   */
  async get(key: string, render: Render): Promise<RenderedPage> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const underWay = this.#pending.get(key);
    if (underWay) return underWay;
    const old = this.#stored.get(key)?.page;
    const renewed = this.#renew(key, render, old).finally(() => {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    });
    // Later requests share this promise, so they get the old page at once if the same render has already timed out.
    const pending = old ? orOld(renewed, old) : renewed;
    this.#pending.set(key, pending);
    return pending;
  }

  /** Returns the page under `key` if it is stored and still fresh; else undefined. */
  fresh(key: string): RenderedPage | undefined {
    const stored = this.#stored.get(key);
    return stored && stored.freshUntil > Date.now() ? stored.page : undefined;
  }

  /** Returns the answer to a GET of a fresh page that was sent in this encoding before; else undefined. */
  readyAnswer({ method, url = '', headers }: IncomingMessage): ReadyAnswer | undefined {
    return method === 'GET' ? this.fresh(url)?.ready(headers) : undefined;
  }

  /** Expires the pages with this tag. New requests do not join pending renders, which may have read the old content. */
  expire(tag: string): void {
    this.#changes += 1;
    this.#changed.set(tag, this.#changes);
    this.#pending.clear();
    for (const stored of this.#stored.values()) if (stored.page.tags.includes(tag)) stored.freshUntil = 0;
  }

  async #renew(key: string, render: Render, old?: RenderedPage): Promise<RenderedPage> {
    const begunAt = this.#changes;
    const page = await render({ mayStream: !old }).catch((error: unknown) => {
      if (old) return old.asFallback();
      throw error;
    });
    if (page.status >= 500 && old) return old.asFallback();
    if (page.isFallback) return page;
    // A page that moved or is gone must not be served again when a later render fails.
    if (page.status >= 300) this.#stored.delete(key);
    if (!page.shared) return page;
    const isOutdated = page.tags.some((tag) => (this.#changed.get(tag) ?? 0) > begunAt);
    this.#stored.set(key, { page, freshUntil: isOutdated ? 0 : Date.now() + maxAgeMs });
    // The CDN may have been purged already, so it must not store the outdated page.
    return isOutdated ? page.asFallback() : page;
  }
}

/** Resolves to the new page, or to the old page if the new page takes longer than `oldAfterMs`. */
function orOld(renewed: Promise<RenderedPage>, old: RenderedPage): Promise<RenderedPage> {
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  const timer = setTimeout(() => resolve(old.asFallback()), oldAfterMs);
  return Promise.race([renewed.finally(() => clearTimeout(timer)), promise]);
}

const campaignTag = /^(utm_\w+|gclid|fbclid|msclkid)$/;
/** Matches paths without capitals and escapes. The router accepts both, but each page is cached under one path only. */
const plainPath = /^[a-z0-9/._-]*$/;
/** The path that redirects with its whole query. Its answers are not cached, because the cache drops campaign tags. */
const redirecting = '/services';

/** Whether the router serves this path without a redirect. */
const isFinal = (path: string): boolean => plainPath.test(path) && path !== redirecting;

/**
 * Returns the path and query under which an answer is cached for everyone. Returns null if the answer may be personal
 * or depend on the query: for methods other than GET and HEAD, personal pages, and most queries.
 * Campaign tags are removed, because no page reads them. Two queries are cached: the quote links of service pages, and
 * `_routes`, with which the router requests the data of the routes in `routeIds`.
 */
export function sharedAddress(
  method: string,
  { pathname, searchParams }: URL,
  routeIds: ReadonlySet<string>,
): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (!isFinal(pathname) || isPersonal(pathname)) return null;
  const left = [...searchParams].filter(([name]) => !campaignTag.test(name));
  if (left.length === 0) return pathname;
  const [[name, value] = ['', ''], ...more] = left;
  if (isQuoteLink(pathname, name, value) && more.length === 0) return `${pathname}?${name}=${value}`;
  if (!pathname.endsWith('.data') || name !== '_routes' || more.length > 0) return null;
  const asked = value.split(',');
  // Each route may occur only once. Otherwise, longer and longer lists of the same routes would fill the cache.
  if (new Set(asked).size < asked.length || !asked.every((id) => routeIds.has(id))) return null;
  return `${pathname}?_routes=${encodeURIComponent(asked.sort().join(','))}`;
}

const isQuoteLink = (pathname: string, name: string, value: string): boolean =>
  pathname === '/contact' && name === 'service' && contactServices.some((service) => service.value === value);
