import type { IncomingMessage } from 'node:http';
import type { ReadyAnswer } from '@agency/api';
import { contactServices } from '@agency/api/contract/contact';
import { LRUCache } from 'lru-cache';
import { isPersonal } from '../app/personal-pages.ts';
import type { RenderedPage } from './rendered-page.ts';

/** The longest time that a page counts as fresh without reported changes, as when the API runs elsewhere. */
const maxAgeMs = 60_000;
/** Far more than the site's pages; beyond that, the least used are dropped. */
const maxPages = 500;
const maxBytes = 64 * 1024 * 1024;

type Stored = { page: RenderedPage; freshUntil: number };

/**
 * Caches pages that are the same for every visitor. Several requests for a missing page wait for one render. `expire` marks
 * the pages that show changed content as old: they are rendered again on the next request, and served only if that fails, so
 * that the site stays readable while its database is away.
 */
export class PageCache {
  #stored = new LRUCache<string, Stored>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.size + key.length * 2,
  });
  #pending = new Map<string, Promise<RenderedPage>>();
  /** The number of changes, and the last one of each tag. */
  #changes = 0;
  #changed = new Map<string, number>();

  /** Whether the page under `key` is available without another render. */
  has(key: string): boolean {
    return this.#pending.has(key) || this.fresh(key) !== undefined;
  }

  /** The page under `key`, from the cache or from `render`; stored only if it may be shared. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const underWay = this.#pending.get(key);
    if (underWay) return underWay;
    const pending = this.#renew(key, render, this.#stored.get(key)?.page);
    this.#pending.set(key, pending);
    try {
      return await pending;
    } finally {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    }
  }

  /** The page under `key` if it is stored and nothing has changed since. */
  fresh(key: string): RenderedPage | undefined {
    const stored = this.#stored.get(key);
    return stored && stored.freshUntil > Date.now() ? stored.page : undefined;
  }

  /** The answer to a plain read of a fresh page at its canonical address; undefined when there is more to do. */
  readyAnswer({ method, url = '', headers }: IncomingMessage): ReadyAnswer | undefined {
    return method === 'GET' ? this.fresh(url)?.ready(headers) : undefined;
  }

  /** Expires what has this tag. Renders under way may have read the old content: new requests do not wait for them. */
  expire(tag: string): void {
    this.#changes += 1;
    this.#changed.set(tag, this.#changes);
    this.#pending.clear();
    for (const stored of this.#stored.values()) if (stored.page.tags.includes(tag)) stored.freshUntil = 0;
  }

  async #renew(key: string, render: () => Promise<RenderedPage>, old?: RenderedPage): Promise<RenderedPage> {
    const begunAt = this.#changes;
    const page = await render().catch((error: unknown) => {
      if (old) return old;
      throw error;
    });
    if (page.status >= 500 && old) return old;
    if (page.shared && page !== old) {
      const isOutdated = page.tags.some((tag) => (this.#changed.get(tag) ?? 0) > begunAt);
      this.#stored.set(key, { page, freshUntil: isOutdated ? 0 : Date.now() + maxAgeMs });
    }
    return page;
  }
}

const campaignTag = /^(utm_\w+|gclid|fbclid|msclkid)$/;
/** One spelling for each page: the router also takes capitals and escapes, which would be stored again and again. */
const plainPath = /^[a-z0-9/._-]*$/;
/** An address without a page: it passes its query on to another. */
const redirecting = '/services';

/** Whether the router redirects nobody from this path. */
const isFinal = (path: string): boolean => plainPath.test(path) && path !== redirecting;

/**
 * The path and query under which an answer is cached for everyone, or null for a request whose answer may be personal:
 * anything but a plain read, personal pages, and any query, since pages may depend on it. Campaign tags are removed, since no
 * page reads them; `_routes` is the router's way to ask for a part of a page's data, by `routeIds`. The quote links in the
 * header of service pages are a few known addresses.
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
  // Each route once: the same parts in endless orders would fill the cache.
  if (new Set(asked).size < asked.length || !asked.every((id) => routeIds.has(id))) return null;
  return `${pathname}?_routes=${encodeURIComponent(asked.sort().join(','))}`;
}

const isQuoteLink = (pathname: string, name: string, value: string): boolean =>
  pathname === '/contact' && name === 'service' && contactServices.some((service) => service.value === value);
