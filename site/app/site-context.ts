import type { Agency } from '@agency/api/contract/agency';
import type { Environment } from '@agency/api/contract/environment';
import type { CookieKind } from '@agency/api/contract/session';
import { createContext } from 'react-router';
import type { BotCheckConfig } from './bot-check/bot-check-config.ts';
import type { QueryApi } from './graphql/query-api.ts';

/** The context of a request: the agency, the site's URL, and access to data. */
export type SiteContext = {
  agency: Agency;
  /** How visits are counted; null if they are not counted, as on personal pages. */
  analytics: Environment['analytics'];
  botCheck: BotCheckConfig;
  /** The origin of absolute URLs (share pictures, feeds), without a trailing slash. */
  publicUrl: string;
  queryApi: QueryApi;
  /** The browser's cookies. Their common attributes are in `api/src/session/session.ts`. */
  cookies: {
    /** Returns a cookie's value, or '' if the browser does not have the cookie. */
    read(kind: CookieKind): string;
    /** Returns the Set-Cookie value that stores a value until `expiresAt` (ISO 8601, or ms). */
    set(kind: CookieKind, value: string, expiresAt: string | number): string;
    /** Returns the Set-Cookie value that deletes the cookie. */
    clear(kind: CookieKind): string;
    /**
     * Returns the Set-Cookie value that identifies a browser as a buyer before its first order; null if it is already
     * identified. Thanks to the cookie, a form that is sent twice at once places only one order.
     */
    beginCheckout(): string | null;
  };
  /** Allows this page to load PayPal's script from `sdkUrl`, and to open PayPal's window. */
  admitPaypal(sdkUrl: string): void;
  /** Receives the markup of a complete page. Passing the markup in a response's body would copy it several times. */
  takeMarkup(html: string): void;
  /** Whether the page may be streamed before its list has loaded (`inTime`). */
  mayStream: boolean;
  /** Call this before a page is streamed. Returns the nonce for its inline scripts. */
  beginStream(): string;
  /** Logs an error with the request's ID. */
  logError(error: unknown): void;
};

/** Set before the first loader runs. Reading it earlier throws an error. */
export const siteContext = createContext<SiteContext>();
