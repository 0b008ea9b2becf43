import type { IncomingMessage } from 'node:http';
import type { ReadyAnswer } from '@agency/api';
import { contactServices } from '@agency/api/contract/contact';
import { LRUCache } from 'lru-cache';
import { isPersonal } from '../app/personal-pages.ts';
import type { RenderedPage } from './rendered-page.ts';

/** How long a page stays fresh if no changes are reported, as when the API runs elsewhere, in ms. */
const maxAgeMs = 60_000;
/** The maximum number of pages, far more than the site has. Beyond that, the least recently used are dropped. */
const maxPages = 500;
const maxBytes = 64 * 1024 * 1024;
/** How long visitors wait for a new page while there is an old one, in ms, such as while the database hangs. */
const oldAfterMs = 2_000;

type Render = (how: { mayStream: boolean }) => Promise<RenderedPage>;
type Stored = { page: RenderedPage; freshUntil: number };

/**
 * Caches pages that are the same for every visitor. Several requests for a missing page wait for one render. `expire` marks
 * the pages that show changed content as old. The next request renders such a page again. The old page is served only if
 * that fails or takes long, so that the site stays readable while its database is down.
 */
export class PageCache {
  #stored = new LRUCache<string, Stored>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.size + key.length * 2,
  });
  #pending = new Map<string, Promise<RenderedPage>>();
  /** The number of changes so far, and each tag's last change by its number. */
  #changes = 0;
  #changed = new Map<string, number>();

  /** Whether the page under `key` is available without another render. */
  has(key: string): boolean {
    return this.#pending.has(key) || this.fresh(key) !== undefined;
  }

  /**
   * Returns the page under `key` from the cache or from `render`. Stores it only if it may be shared. `render` may stream
   * only if there is no old page, because a streamed page has been sent before its list can fail.
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
    // Requests that come later, while the same render is still under way, get the old page at once.
    const pending = old ? orOld(renewed, old) : renewed;
    this.#pending.set(key, pending);
    return pending;
  }

  /** Returns the page under `key` if it is stored and still fresh. */
  fresh(key: string): RenderedPage | undefined {
    const stored = this.#stored.get(key);
    return stored && stored.freshUntil > Date.now() ? stored.page : undefined;
  }

  /** Returns the answer to a plain read of a fresh page at its canonical path; undefined if there is more to do. */
  readyAnswer({ method, url = '', headers }: IncomingMessage): ReadyAnswer | undefined {
    return method === 'GET' ? this.fresh(url)?.ready(headers) : undefined;
  }

  /** Expires the pages with this tag. New requests do not wait for renders under way, which may have read the old content. */
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
    if (page.shared) {
      const isOutdated = page.tags.some((tag) => (this.#changed.get(tag) ?? 0) > begunAt);
      this.#stored.set(key, { page, freshUntil: isOutdated ? 0 : Date.now() + maxAgeMs });
    }
    return page;
  }
}

/** Resolves to the new page, or to the old one if the new one takes long. The new one is then stored when it is ready. */
function orOld(renewed: Promise<RenderedPage>, old: RenderedPage): Promise<RenderedPage> {
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  const timer = setTimeout(() => resolve(old.asFallback()), oldAfterMs);
  return Promise.race([renewed.finally(() => clearTimeout(timer)), promise]);
}

const campaignTag = /^(utm_\w+|gclid|fbclid|msclkid)$/;
/** Allows one spelling of each path. The router also accepts capitals and escapes, which would each be cached separately. */
const plainPath = /^[a-z0-9/._-]*$/;
/** A path without a page. It redirects, and keeps the whole query. */
const redirecting = '/services';

/** Whether the router serves this path without a redirect. */
const isFinal = (path: string): boolean => plainPath.test(path) && path !== redirecting;

/**
 * Returns the path and query under which an answer is cached for everyone, or null for a request whose answer may be personal:
 * anything but a plain read, personal pages, and any query, because pages may depend on it. Three queries are
 * exceptions. Campaign tags are removed, because no page reads them. With `_routes`, the router requests parts of a
 * page's data, by `routeIds`. The quote links on service pages are a few known addresses.
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
  // Each route may occur only once, or endless lists of the same parts would fill the cache.
  if (new Set(asked).size < asked.length || !asked.every((id) => routeIds.has(id))) return null;
  return `${pathname}?_routes=${encodeURIComponent(asked.sort().join(','))}`;
}

const isQuoteLink = (pathname: string, name: string, value: string): boolean =>
  pathname === '/contact' && name === 'service' && contactServices.some((service) => service.value === value);
