import type { Agency } from '@agency/api/contract/agency';
import type { Environment } from '@agency/api/contract/environment';
import type { CookieKind } from '@agency/api/contract/session';
import { createContext } from 'react-router';
import type { BotCheckConfig } from './bot-check/bot-check-config.ts';
import type { QueryApi } from './graphql/query-api.ts';

/** The server's context for every request: the agency, the site's URL, and access to data. */
export type SiteContext = {
  agency: Agency;
  /** How visits are counted; null when they are not, as on personal pages. */
  analytics: Environment['analytics'];
  /** The bot check of forms. */
  botCheck: BotCheckConfig;
  /** The origin used in links that leave the page (share pictures, feeds), without a trailing slash. */
  publicUrl: string;
  queryApi: QueryApi;
  /** The browser's cookies. Their common attributes are in `api/src/session/session.ts`. */
  cookies: {
    /** Returns a cookie's value; empty if the browser does not have the cookie. */
    read(kind: CookieKind): string;
    /** Returns the Set-Cookie value that stores a value until `expiresAt` (ISO 8601, or ms). */
    set(kind: CookieKind, value: string, expiresAt: string | number): string;
    /** Returns the Set-Cookie value that deletes the cookie. */
    clear(kind: CookieKind): string;
    /**
     * Returns the Set-Cookie value that identifies the browser as a buyer before its first order, because two requests at once
     * make one order only if both come from an identified buyer. Null if the browser is already identified.
     */
    beginCheckout(): string | null;
  };
  /** Lets this page load PayPal's script from `sdkUrl`, and open PayPal's window. Other pages may not. */
  admitPaypal(sdkUrl: string): void;
  /** Takes the markup of a complete page, because the body of a response would be copied repeatedly on its way. */
  takeMarkup(html: string): void;
  /** Whether the answer may be sent before its list has arrived (`inTime`). */
  mayStream: boolean;
  /** Called before an answer is streamed while a part of it is still awaited. Returns the nonce for its inline scripts. */
  beginStream(): string;
  /** Logs an error that occurs while the page is rendered, with the request's id. */
  logError(error: unknown): void;
};

/** Set by the server before the first loader runs. Reading it before that is an error. */
export const siteContext = createContext<SiteContext>();
