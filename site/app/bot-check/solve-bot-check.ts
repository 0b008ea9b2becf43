import { type Challenge, pbkdf2, type Solution, solveChallenge, solveChallengeWorkers } from 'altcha/lib';
import SolverWorker from 'altcha/workers/pbkdf2?worker';

/** The maximum number of workers. More workers heat up a phone and save little time. */
const mostWorkers = 4;

/**
 * Solves a challenge, which takes a second or two. Returns the token in altcha's format.
 *
 * @throws Error if there is no solution; the signal's reason if the signal is aborted.
 */
export async function solveBotCheck(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const solution = await solve(challenge, signal);
  signal.throwIfAborted();
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Solves a challenge in workers, so that the page stays responsive. If they fail, solves it on the main thread. */
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
