import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '../../../api/src/contract/limits.ts';
import { seededRandom } from '../random.ts';
import type { Shell } from './shells.ts';

export type Steps = {
  shells: readonly Shell[];
  /** How often the server and the console are killed, each time in the middle of a step. */
  kills: Record<Killed, number>;
  kill(which: Killed): Promise<void>;
  /** The approximate number of steps, over which the kills are spread. */
  planned: number;
  seed: number;
  onProgress?: ((step: string) => void) | undefined;
};

type Killed = 'server' | 'console';

export type StepsReport = {
  steps: number;
  kills: number;
  /** How many steps the admin had to repeat, because a kill interrupted the first try. */
  repeated: number;
  /** The time from a step's end in one shell until both show the same rows, in ms. Leaves out steps with a kill. */
  agreedAfter: { median: number; max: number };
  /** What went wrong. Must be empty. */
  faults: string[];
};

const timeoutMs = 90_000;
/** How long a try of a step may take, in ms. Afterwards the step is repeated, or counts as failed. */
export const tryMs = 15_000;
const killed = ['server', 'console'] as const;

/** Returns functions that take steps in a shell, compare both shells, and kill the server or console in some steps. */
export function takeSteps({ shells, kills, kill, planned, seed, onProgress = () => undefined }: Steps) {
  const random = seededRandom(seed);
  const faults: string[] = [];
  const agreements: number[] = [];
  const left = { ...kills };
  let [steps, repeated] = [0, 0];

  function fault(what: string): void {
    onProgress(`Fault: ${what}`);
    faults.push(what);
  }

  async function until(what: string, met: () => Promise<boolean>, ms = timeoutMs): Promise<boolean> {
    for (const end = Date.now() + ms; Date.now() < end; await delay(50))
      if (await met().catch(() => false)) return true;
    if (ms === timeoutMs) fault(`${what} did not happen`);
    return false;
  }

  /** Waits until both shells show the same rows on the first page, the only one that the browser shows. */
  async function agree(after: string, measured: boolean): Promise<void> {
    for (const shell of shells) await shell.live();
    const since = performance.now();
    let seen: string[][] = [];
    const same = async () => {
      seen = await Promise.all(shells.map((shell) => shell.rows()));
      return new Set(seen.map((rows) => rows.slice(0, limits.page.default).join('\n'))).size === 1;
    };
    if (!(await until(`agreement after "${after}"`, same)))
      for (const [place, shell] of shells.entries()) fault(`the ${shell.name} shows ${JSON.stringify(seen[place])}`);
    else if (measured) agreements.push(performance.now() - since);
  }

  /** Takes a step and waits until it is done. After a kill, the admin may repeat the step once. */
  async function step(what: string, act: () => Promise<unknown>, done: () => Promise<boolean>): Promise<void> {
    steps += 1;
    onProgress(what);
    const due = (each: Killed) => (planned / (kills[each] + 1)) * (kills[each] - left[each] + 1);
    const now = killed.filter((each) => left[each] > 0 && steps >= due(each));
    const acted = act().catch((error: Error) => {
      if (now.length === 0) throw error;
    });
    for (const each of now) {
      left[each] -= 1;
      await delay(random() * 300);
      await kill(each);
    }
    await acted;
    for (const shell of shells) await shell.live();
    if (!(await until(what, done, tryMs))) {
      if (now.length === 0) return fault(`"${what}" did not happen`);
      repeated += 1;
      await act();
      if (!(await until(what, done))) return;
    }
    await agree(what, now.length === 0);
  }

  function report(): StepsReport {
    const sorted = agreements.toSorted((one, other) => one - other);
    const at = (place: number) => Math.round(sorted.at(place) ?? 0);
    return {
      steps,
      kills: killed.reduce((sum, each) => sum + kills[each] - left[each], 0),
      repeated,
      agreedAfter: { median: at(sorted.length >> 1), max: at(-1) },
      faults,
    };
  }

  return { step, agree, until, faults, report };
}
