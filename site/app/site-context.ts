import type { Agency } from '@agency/api/contract/agency';
import type { Environment } from '@agency/api/contract/environment';
import { createContext } from 'react-router';
import type { BotCheckConfig } from './bot-check/bot-check-config.ts';
import type { QueryApi } from './graphql/query-api.ts';

/** What the server gives every request: who the agency is, where it lives, and the one way to data. */
export type SiteContext = {
  agency: Agency;
  /** How visits are counted; null when they are not. */
  analytics: Environment['analytics'];
  /** How forms tell people from programs. */
  botCheck: BotCheckConfig;
  /** The origin used in links that leave the page (share cards, feeds), without a trailing slash. */
  publicUrl: string;
  queryApi: QueryApi;
  /** Set-Cookie values: one keeps a session's token in the browser until `expiresAt` (ISO 8601), the other makes it forget. */
  signInCookie: { set(token: string, expiresAt: string): string; clear(): string };
  /**
   * Set-Cookie values that let the browser say which order it placed: `set` keeps a token until `expiresAt` (ISO 8601);
   * `begin` gives it one before the first order, and is null where it bears one already.
   */
  buyerCookie: { set(token: string, expiresAt: string): string; begin(): string | null };
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
