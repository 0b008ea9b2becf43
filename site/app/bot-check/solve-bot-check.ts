import { type Challenge, pbkdf2, type Solution, solveChallenge, solveChallengeWorkers } from 'altcha/lib';
import SolverWorker from 'altcha/workers/pbkdf2?worker';

export type Proof = {
  token: string;
  /** How long the token is valid, counted from now. */
  lifeMs: number;
};

/** More would warm the phone and help little. */
const mostWorkers = 4;

/** A token must still be valid when the message arrives. */
const marginMs = 30_000;

/**
 * Fetches a challenge and solves it; returns the token in altcha's format. Takes a second or two.
 *
 * @throws Error when there is no challenge or no solution, and the signal's reason when it is aborted.
 */
export async function solveBotCheck(challengeUrl: string, signal: AbortSignal): Promise<Proof> {
  const response = await fetch(challengeUrl, { cache: 'no-store', headers: { Accept: 'application/json' }, signal });
  const body = await response.text();
  if (!response.ok) throw new Error(`There is no challenge: ${response.status} ${body}`);
  const challenge = JSON.parse(body) as Challenge;
  // By the server's clock, which a visitor's may differ from by hours.
  const now = Date.parse(response.headers.get('Date') ?? '') || Date.now();
  const begun = performance.now();
  const solution = await solve(challenge, signal);
  signal.throwIfAborted();
  if (!solution) throw new Error('The challenge was not solved in time');
  const lifeMs = (challenge.parameters.expiresAt ?? 0) * 1000 - now - (performance.now() - begun) - marginMs;
  return { token: btoa(JSON.stringify({ challenge, solution })), lifeMs };
}

/** In workers, so that the page stays responsive; in the page itself when a browser has or starts none. */
async function solve(challenge: Challenge, signal: AbortSignal): Promise<Solution | null> {
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const concurrency = Math.min(mostWorkers, navigator.hardwareConcurrency || 1);
  try {
    return await solveChallengeWorkers({ challenge, concurrency, controller, createWorker: () => new SolverWorker() });
  } catch {
    return solveChallenge({ challenge, controller, deriveKey: pbkdf2.deriveKey });
  }
}
