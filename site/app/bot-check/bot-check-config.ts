import type { Ref } from 'react';

/** The bot check of a page, with its public configuration. */
export type BotCheckConfig =
  | { kind: 'recaptcha'; siteKey: string; scriptUrl: string }
  | { kind: 'proof-of-work'; challengeUrl: string };

/**
 * Returns the bot check that pages use: the proof of work if there are no keys. The result does not contain the secret
 * key.
 */
export function botCheckConfig(recaptcha: { siteKey: string; scriptUrl: string } | null): BotCheckConfig {
  if (!recaptcha) return { kind: 'proof-of-work', challengeUrl: '/api/bot-check/challenge' };
  const { siteKey, scriptUrl } = recaptcha;
  return { kind: 'recaptcha', siteKey, scriptUrl };
}

export type BotCheckHandle = {
  /**
   * Discards the token, so that the visitor must do the check again. Call this after every attempt to send, because a
   * token works only once.
   */
  reset(): void;
};

export type BotCheckEvents = {
  /** Called with a token when the check succeeds, and with null when the token is no longer valid. */
  onToken(token: string | null): void;
  /** Called when the check begins. `onToken` reports the result. */
  onChecking?(): void;
  /**
   * Called when the check cannot run and renders nothing, so that the form can show an email address. The check may
   * recover later.
   */
  onUnavailable?(): void;
  ref?: Ref<BotCheckHandle>;
};
