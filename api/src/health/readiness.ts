import type { Logger } from '#api/platform/logger.ts';

/** Something the API cannot work without. `check` rejects while it is not there. */
export type Dependency = { name: string; check(): Promise<unknown> };

const timeoutMs = 2_000;

/** Names of the dependencies that do not answer within two seconds; why goes to the log, not to strangers. */
export async function missingDependencies(dependencies: readonly Dependency[], log: Logger): Promise<string[]> {
  const checks = dependencies.map(async ({ name, check }) => {
    try {
      await within(timeoutMs, check());
      return [];
    } catch (error) {
      log.warn({ err: error, dependency: name }, 'not ready');
      return [name];
    }
  });
  return (await Promise.all(checks)).flat();
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
