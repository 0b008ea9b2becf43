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

const campaignTag = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/**
 * The address under which a page is stored and rendered for everyone, or null for a request whose answer may be its
 * visitor's own: anything but a plain read, and any query, which pages may react to. Campaign tags are taken off, since
 * no page reads them; `_routes` is the router's own way to ask for a part of a page's data.
 */
export function sharedAddress(method: string, url: URL): URL | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const shared = new URL(url);
  for (const name of url.searchParams.keys()) if (campaignTag.test(name)) shared.searchParams.delete(name);
  const left = [...shared.searchParams.keys()];
  const isData = shared.pathname.endsWith('.data') && left.length === 1 && left[0] === '_routes';
  return left.length === 0 || isData ? shared : null;
}
