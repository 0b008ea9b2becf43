import type { Ref } from 'react';

/** The page's check, and what it needs. */
export type BotCheckConfig =
  | { kind: 'recaptcha'; siteKey: string; scriptUrl: string }
  | { kind: 'proof-of-work'; challengeUrl: string };

/**
 * Returns the part of the environment's check that a browser may know, which never includes the secret key. Without keys, the
 * check is the embedded proof of work.
 */
export function botCheckConfig(recaptcha: { siteKey: string; scriptUrl: string } | null): BotCheckConfig {
  if (!recaptcha) return { kind: 'proof-of-work', challengeUrl: '/api/bot-check/challenge' };
  const { siteKey, scriptUrl } = recaptcha;
  return { kind: 'recaptcha', siteKey, scriptUrl };
}

export type BotCheckHandle = {
  /** Discards the token and starts over. Call it after every attempt to send, because a token works only once. */
  reset(): void;
};

export type BotCheckEvents = {
  /** Called with a token when the check succeeds, and with null when the token is no longer valid. */
  onToken(token: string | null): void;
  /** Called when the check begins; `onToken` reports its result. */
  onChecking?(): void;
  /** Called when the check cannot run. The check then renders nothing, so offer another way. It may recover later. */
  onUnavailable?(): void;
  ref?: Ref<BotCheckHandle>;
};
