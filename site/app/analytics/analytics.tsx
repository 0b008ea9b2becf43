import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { trustConfiguredScript } from '#app/trusted-types.ts';

/** The property that visits are counted for, and the gtag-like script that counts them. */
type AnalyticsConfig = { id: string; scriptUrl: string };

declare global {
  interface Window {
    /** What gtag.js reads, in order, once it has loaded; there only while visits are counted. */
    dataLayer?: unknown[];
  }
  interface Navigator {
    /** https://globalprivacycontrol.org */
    readonly globalPrivacyControl?: boolean;
  }
}

/** False for a visitor whose browser asks not to be followed. */
export function mayCount({ doNotTrack, globalPrivacyControl }: Navigator): boolean {
  return doNotTrack !== '1' && globalPrivacyControl !== true;
}

/**
 * Starts counting: the queue, then the script that empties it. Page views are reported by us, since the script would
 * only see the first. Once is enough; more calls do nothing, and so does a visitor's wish not to be followed.
 */
function startAnalytics({ id, scriptUrl }: AnalyticsConfig): void {
  if (window.dataLayer || !mayCount(navigator)) return;
  window.dataLayer = [];
  gtag('js', new Date());
  // Named here, or the script would read the whole referrer, whose query may be secret.
  gtag('config', id, { send_page_view: false, page_referrer: withoutQuery(document.referrer) });
  const address = new URL(scriptUrl);
  address.searchParams.set('id', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = trustConfiguredScript(address.href);
  document.head.append(script);
}

/** Reports that the page at `path` is seen. */
function countPageView(path: string): void {
  const { origin, search } = window.location;
  const page = { page_path: path, page_location: origin + path + campaign(search), page_title: document.title };
  // Events that follow belong to this page.
  gtag('set', page);
  gtag('event', 'page_view', page);
}

type CountedEvent = { category: string; label: string; value?: number };

/** Reports something a visitor did. */
export function countEvent(name: string, { category, label, value }: CountedEvent): void {
  gtag('event', name, { event_category: category, event_label: label, ...(value === undefined ? {} : { value }) });
}

/** gtag.js tells commands from other entries by their being an `arguments` object. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}

/** An address's origin and path; empty for none. */
function withoutQuery(address: string): string {
  const url = URL.parse(address);
  return url ? url.origin + url.pathname : '';
}

/** The part of a query that says which campaign brought the visitor. Anything else may be secret, as a reset link's token is. */
function campaign(search: string): string {
  const given = [...new URLSearchParams(search)].filter(([name]) => /^(utm_\w+|gclid)$/.test(name));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** Counts the page at hand and each one after it. Stands once, around no page; draws nothing. */
export function PageViews({ config }: { config: AnalyticsConfig }) {
  const { pathname } = useLocation();
  useEffect(() => {
    startAnalytics(config);
    countPageView(pathname);
  }, [config, pathname]);
  return null;
}
