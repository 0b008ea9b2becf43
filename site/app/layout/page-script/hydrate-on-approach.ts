import { isDraftKept } from '#app/form/is-draft-kept.ts';
import { keepEarlyPresses } from './early-presses.ts';

/** The modules that hydrate a page. `layout/page-scripts.tsx` writes them into the document. */
export type HydrationPlan = {
  /** The module that lists all routes. */
  manifest: string;
  /** Each route's modules, by the route's ID. */
  routes: Record<string, readonly string[]>;
  entry: string;
  /** The modules that the modules above import, so that all are loaded at the same time. */
  imports: readonly string[];
};

declare global {
  interface Window {
    __reactRouterRouteModules?: Record<string, object>;
  }
  interface Document {
    /** https://developer.mozilla.org/docs/Web/API/Document/prerendering */
    readonly prerendering?: boolean;
  }
}

/** The events that show that a person is looking at the page. */
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/**
 * Loads the framework when the visitor hovers over or focuses an element that needs it (`data-hydrate`). After the
 * first of `signsOfLife`, also loads it when such an element is within one window height of the visible part. Loads it
 * at once if a draft is stored. Until it has loaded, submits wait (`early-presses.ts`), and typed text stays in its
 * fields.
 */
export function hydrateOnApproach(): void {
  const plan = document.getElementById('hydration')?.textContent;
  const parts = [...document.querySelectorAll<HTMLElement>('[data-hydrate]')];
  if (!plan || parts.length === 0) return;
  let started = false;
  let hydrated = false;
  const fail = keepEarlyPresses();

  const start = () => {
    if (started) return;
    started = true;
    load(JSON.parse(plan)).catch(() => {
      started = false;
      fail();
    });
  };
  const near = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(), {
    rootMargin: '100% 0px',
  });
  const onLife = (event: Event) => {
    if (isResting(event)) return;
    for (const sign of signsOfLife) removeEventListener(sign, onLife);
    for (const part of parts) near.observe(part);
  };
  for (const sign of signsOfLife) addEventListener(sign, onLife, { passive: true });

  // These buttons look disabled until the bot check passes, which needs the framework. A press on one of them still
  // waits for the framework.
  for (const button of document.querySelectorAll('form[data-needs-check] [type=submit]')) button.ariaDisabled = 'true';
  for (const part of parts) {
    for (const sign of ['pointerover', 'focusin', 'submit']) part.addEventListener(sign, start);
    part.addEventListener('input', ({ target }) => {
      if (!hydrated) allowSending(target);
    });
    if (part.matches(':focus-within') || isDraftKept(part.dataset.hydrate)) start();
  }
  document.addEventListener(
    'hydrated',
    () => {
      hydrated = true;
      near.disconnect();
    },
    { once: true },
  );
}

/**
 * Whether the event is a `pointermove` without a movement. Some browsers send one when a page appears below a resting
 * pointer.
 */
function isResting(event: Event): boolean {
  return event.type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY;
}

/**
 * Enables the submit button of a form with `data-needs-entry` while its field is filled in. After hydration, React does
 * this.
 */
function allowSending(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement)) return;
  const button = field.form?.querySelector<HTMLButtonElement>('form[data-needs-entry] button[type=submit]');
  if (button) button.disabled = field.value.trim() === '';
}

/** Loads the modules as React Router's `<Scripts>` does. */
async function load({ manifest, routes, entry, imports }: HydrationPlan): Promise<void> {
  if (document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  for (const href of imports)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const modules = Promise.all(
    Object.entries(routes).map(async ([id, addresses]) => {
      const parts = await Promise.all(addresses.map((address) => import(/* @vite-ignore */ address)));
      return [id, Object.assign({}, ...parts)] as const;
    }),
  );
  const [loaded] = await Promise.all([modules, import(/* @vite-ignore */ manifest)]);
  window.__reactRouterRouteModules = Object.fromEntries(loaded);
  await styles();
  await import(/* @vite-ignore */ entry);
}

/**
 * Enables the style sheet and waits until it has loaded, because the document contains only the first page's styles.
 */
async function styles(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')) {
    await new Promise((resolve) => {
      link.addEventListener('load', resolve, { once: true });
      link.addEventListener('error', resolve, { once: true });
      link.disabled = false;
    });
  }
}
