import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './rendered-page.ts';

/** Longest time a page counts as fresh when nobody reports a change, as when the API runs elsewhere. */
const maxAgeMs = 60_000;
/** Far more pages than the site has; what is beyond is dropped, least used first. */
const maxPages = 500;
const maxBytes = 64 * 1024 * 1024;

type Stored = { page: RenderedPage; generation: number; freshUntil: number };

/**
 * Pages that are the same for every visitor, rendered once. Several requests for a page that is missing wait for one
 * render. `expire` makes all of them old: they are rendered again when next asked for, and serve only while that fails,
 * so that the site stays readable while its database is away.
 */
export class PageCache {
  #stored = new LRUCache<string, Stored>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.size + key.length * 2,
  });
  #pending = new Map<string, Promise<RenderedPage>>();
  #generation = 0;

  /** Whether the page under `key` can be had without another render. */
  has(key: string): boolean {
    return this.#pending.has(key) || this.#fresh(key) !== undefined;
  }

  /** The page under `key`, from store or from `render`; kept only when it says that it may be shared. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const fresh = this.#fresh(key);
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

  #fresh(key: string): RenderedPage | undefined {
    const stored = this.#stored.get(key);
    const isFresh = stored?.generation === this.#generation && stored.freshUntil > Date.now();
    return isFresh ? stored.page : undefined;
  }

  /** Content has changed. Renders under way may have read what was there before: nobody new waits for them. */
  expire(): void {
    this.#generation += 1;
    this.#pending.clear();
  }

  async #renew(key: string, render: () => Promise<RenderedPage>, old?: RenderedPage): Promise<RenderedPage> {
    const generation = this.#generation;
    const page = await render().catch((error: unknown) => {
      if (old) return old;
      throw error;
    });
    if (page.status >= 500 && old) return old;
    if (page.shared && page !== old) this.#stored.set(key, { page, generation, freshUntil: Date.now() + maxAgeMs });
    return page;
  }
}
