import type { Ref } from 'react';

/** Which check the page shows, and what it needs for that. */
export type BotCheckConfig =
  | { kind: 'recaptcha'; siteKey: string; scriptUrl: string }
  | { kind: 'proof-of-work'; challengeUrl: string };

/** What a browser may know of the environment's check: never the secret key. Null keys = the embedded proof of work. */
export function botCheckConfig(recaptcha: { siteKey: string; scriptUrl: string } | null): BotCheckConfig {
  if (!recaptcha) return { kind: 'proof-of-work', challengeUrl: '/api/bot-check/challenge' };
  const { siteKey, scriptUrl } = recaptcha;
  return { kind: 'recaptcha', siteKey, scriptUrl };
}

export type BotCheckHandle = {
  /** Discards the token and begins anew: a token works once, so after every attempt to send. */
  reset(): void;
};

export type BotCheckEvents = {
  /** Called with a token when the check is passed, with null when that token is worth nothing any more. */
  onToken(token: string | null): void;
  /** Called when the check begins; `onToken` reports its result. */
  onChecking?(): void;
  /** Called when the check cannot be made here: it draws nothing then, so offer another way. May recover by itself. */
  onUnavailable?(): void;
  ref?: Ref<BotCheckHandle>;
};
