import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './rendered-page.ts';

/** Longest time a page is kept when nobody reports a change, as when the API runs elsewhere. */
const maxAgeMs = 60_000;
const maxBytes = 64 * 1024 * 1024;

/**
 * Pages that are the same for every visitor, rendered once. Several requests for a page that is missing wait for one
 * render; `clear` also keeps renders already under way from being stored, since they may have read old content.
 */
export class PageCache {
  #pages = new LRUCache<string, RenderedPage>({
    ttl: maxAgeMs,
    maxSize: maxBytes,
    sizeCalculation: (page) => page.size,
  });
  #pending = new Map<string, Promise<RenderedPage>>();

  /** The page under `key`, from store or from `render`; kept only when it says that it may be shared. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const stored = this.#pages.get(key);
    if (stored) return stored;
    const underWay = this.#pending.get(key);
    if (underWay) return underWay;
    const pending = render();
    this.#pending.set(key, pending);
    try {
      const page = await pending;
      if (page.shared && this.#pending.get(key) === pending) this.#pages.set(key, page);
      return page;
    } finally {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    }
  }

  /** Forgets everything: content has changed. */
  clear(): void {
    this.#pages.clear();
    this.#pending.clear();
  }
}

/**
 * What a page is stored under, or null for a request whose answer may be its visitor's own: anything but a plain read,
 * and any query, which pages may react to. Campaign tags are the exception: no page reads them.
 */
export function pageKey(method: string, url: URL): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const read = [...url.searchParams.keys()].filter((name) => !/^(utm_\w+|gclid|fbclid|msclkid)$/.test(name));
  if (read.length === 0) return url.pathname;
  // The router asks for a page's data by route: a short list from its own code.
  const routes = url.searchParams.get('_routes');
  if (url.pathname.endsWith('.data') && read.length === 1 && routes !== null) return `${url.pathname}?${routes}`;
  return null;
}
