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
