import type { Ref } from 'react';

/** The page's check, and what it needs. */
export type BotCheckConfig =
  | { kind: 'recaptcha'; siteKey: string; scriptUrl: string }
  | { kind: 'proof-of-work'; challengeUrl: string };

/**
 * The part of the environment's check that a browser may know: never the secret key. Null keys = the embedded proof of work.
 */
export function botCheckConfig(recaptcha: { siteKey: string; scriptUrl: string } | null): BotCheckConfig {
  if (!recaptcha) return { kind: 'proof-of-work', challengeUrl: '/api/bot-check/challenge' };
  const { siteKey, scriptUrl } = recaptcha;
  return { kind: 'recaptcha', siteKey, scriptUrl };
}

export type BotCheckHandle = {
  /** Discards the token and starts over: a token works once, so after every attempt to send. */
  reset(): void;
};

export type BotCheckEvents = {
  /** Called with a token when the check succeeds, and with null when the token is no longer valid. */
  onToken(token: string | null): void;
  /** Called when the check begins; `onToken` reports its result. */
  onChecking?(): void;
  /** Called when the check cannot run here: it renders nothing then, so offer another way. It may recover. */
  onUnavailable?(): void;
  ref?: Ref<BotCheckHandle>;
};
