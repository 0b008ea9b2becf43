import type { Agency } from '@agency/api/contract/agency';
import type { Environment } from '@agency/api/contract/environment';
import type { CookieKind } from '@agency/api/contract/session';
import { createContext } from 'react-router';
import type { BotCheckConfig } from './bot-check/bot-check-config.ts';
import type { QueryApi } from './graphql/query-api.ts';

/** What the server gives every request: who the agency is, where it lives, and the one way to data. */
export type SiteContext = {
  agency: Agency;
  /** How visits are counted; null when they are not, as on pages of one person. */
  analytics: Environment['analytics'];
  /** How forms tell people from programs. */
  botCheck: BotCheckConfig;
  /** The origin used in links that leave the page (share cards, feeds), without a trailing slash. */
  publicUrl: string;
  queryApi: QueryApi;
  /** The browser's cookies. What they have in common is said in one place: `api/src/session/cookies.ts`. */
  cookies: {
    /** Empty for a cookie that the browser does not have. */
    read(kind: CookieKind): string;
    /** The Set-Cookie value that keeps a value until `expiresAt` (ISO 8601, or ms). */
    set(kind: CookieKind, value: string, expiresAt: string | number): string;
    /** The Set-Cookie value that makes the browser forget it. */
    clear(kind: CookieKind): string;
    /**
     * The Set-Cookie value by which the browser is known as a buyer before its first order: two placings at once are one
     * order only when both come from a buyer who is known. Null where it is known already.
     */
    beginCheckout(): string | null;
  };
  /** Lets this one page load PayPal's script from `sdkUrl`, and open PayPal's window. Pages that do not ask for it may not. */
  admitPaypal(sdkUrl: string): void;
  /** Takes the markup of a page that is whole. The body of an answer would be copied again and again on its way. */
  takeMarkup(html: string): void;
  /** Has this answer sent while a part of it is awaited; gives the nonce that the policy trusts its inline scripts by. */
  beginStream(): string;
  /** Reports a fault while rendering, with the request's id. */
  logError(error: unknown): void;
};

/** Set by the server before the first loader runs; reading it without is an error. */
export const siteContext = createContext<SiteContext>();
