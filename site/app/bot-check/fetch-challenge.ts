import type { Challenge } from 'altcha/lib';

export type IssuedChallenge = {
  challenge: Challenge;
  /** When to stop using this challenge, by this device's clock, in ms since 1970. */
  endsAt: number;
};

/** How long before its expiry a challenge counts as expired, in ms, so that its token is still valid on arrival. */
const marginMs = 30_000;

/** Fetches a challenge. @throws Error if the server returns none, and the signal's reason if the request is aborted. */
export async function fetchChallenge(url: string, signal?: AbortSignal): Promise<IssuedChallenge> {
  const response = await fetch(url, { cache: 'no-store', headers: { Accept: 'application/json' }, signal });
  const body = await response.text();
  if (!response.ok) throw new Error(`Failed to fetch the challenge: ${response.status} ${body}`);
  const challenge = JSON.parse(body) as Challenge;
  // Calculated with the server's clock, because the visitor's clock may be off by hours.
  const lifeMs =
    (challenge.parameters.expiresAt ?? 0) * 1000 - (Date.parse(response.headers.get('Date') ?? '') || Date.now());
  return { challenge, endsAt: Date.now() + lifeMs - marginMs };
}
