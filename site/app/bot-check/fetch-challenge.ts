import type { Challenge } from 'altcha/lib';

export type IssuedChallenge = {
  challenge: Challenge;
  /** Until when a token of it is accepted, by this device's clock, in ms since 1970. */
  endsAt: number;
};

/** A token must still be valid when the message arrives. */
const marginMs = 30_000;

/** Fetches a challenge. @throws Error when there is none, and the signal's reason when it is aborted. */
export async function fetchChallenge(url: string, signal?: AbortSignal): Promise<IssuedChallenge> {
  const response = await fetch(url, { cache: 'no-store', headers: { Accept: 'application/json' }, signal });
  const body = await response.text();
  if (!response.ok) throw new Error(`There is no challenge: ${response.status} ${body}`);
  const challenge = JSON.parse(body) as Challenge;
  // By the server's clock, which a visitor's may differ from by hours.
  const lifeMs =
    (challenge.parameters.expiresAt ?? 0) * 1000 - (Date.parse(response.headers.get('Date') ?? '') || Date.now());
  return { challenge, endsAt: Date.now() + lifeMs - marginMs };
}
