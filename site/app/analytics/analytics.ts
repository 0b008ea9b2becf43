/** The ID of the analytics property, and the URL of the gtag.js-compatible script that counts visits. */
export type AnalyticsConfig = { id: string; scriptUrl: string };

declare global {
  interface Window {
    /** The queue that gtag.js reads once it has loaded. Undefined unless visits are counted. */
    dataLayer?: unknown[];
  }
  interface Navigator {
    /** https://globalprivacycontrol.org */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Returns false if the browser asks not to be tracked. */
export function mayCount({ doNotTrack, globalPrivacyControl }: Navigator): boolean {
  return doNotTrack !== '1' && globalPrivacyControl !== true;
}

/**
 * Creates the queue, and loads the script that reads the queue. Does nothing on a second call, or for a visitor who
 * asks not to be tracked. The script must not report page views itself, because it would miss client navigations.
 */
function startAnalytics({ id, scriptUrl }: AnalyticsConfig): void {
  if (window.dataLayer || !mayCount(navigator)) return;
  window.dataLayer = [];
  gtag('js', new Date());
  // Without this, the script would report the whole referrer, whose query may be secret.
  gtag('config', id, { send_page_view: false, page_referrer: withoutQuery(document.referrer) });
  const address = new URL(scriptUrl);
  address.searchParams.set('id', id);
  const script = document.createElement('script');
  script.async = true;
  // Trusts the URL, because it comes from the configuration.
  const policy = window.trustedTypes?.createPolicy('analytics', {
    createHTML: () => null,
    createScriptURL: (url) => url,
  });
  script.src = policy?.createScriptURL(address.href) ?? address.href;
  document.head.append(script);
}

export function countPageView(path: string): void {
  const { origin, search } = window.location;
  const page = { page_path: path, page_location: origin + path + campaign(search), page_title: document.title };
  // Assigns later events to this page.
  gtag('set', page);
  gtag('event', 'page_view', page);
}

/**
 * Reports the action in an element's `data-count`: name, category, label and optionally a value, separated by spaces.
 */
function countEvent(said: string): void {
  const [name, category, label, value] = said.split(' ');
  gtag('event', name, { event_category: category, event_label: label, ...(value ? { value: Number(value) } : {}) });
}

/**
 * Counts visits of this document once it is visible: the page, the page again when the browser restores it, and clicks
 * on elements with `data-count`. The framework reports later navigations.
 */
export async function countVisits(config: AnalyticsConfig): Promise<void> {
  if (document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  startAnalytics(config);
  countPageView(window.location.pathname);
  window.addEventListener('pageshow', ({ persisted }) => persisted && countPageView(window.location.pathname));
  document.addEventListener('click', ({ target }) => {
    const counted = target instanceof Element ? target.closest<HTMLElement>('[data-count]')?.dataset.count : undefined;
    if (counted) countEvent(counted);
  });
}

/** gtag.js recognizes a command only if it is an `arguments` object. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}

/** Returns a URL's origin and path, or an empty string if it is invalid. */
function withoutQuery(address: string): string {
  const url = URL.parse(address);
  return url ? url.origin + url.pathname : '';
}

/** Returns the campaign tags of a query. The rest of a query may be secret, such as a reset link's token. */
function campaign(search: string): string {
  const given = [...new URLSearchParams(search)].filter(([name]) => /^(utm_\w+|gclid)$/.test(name));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
