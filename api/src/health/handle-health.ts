import type { ServerResponse } from 'node:http';
import type { Logger } from '#api/platform/logger.ts';
import { allowMethods, sendJson } from '#api/platform/send-json.ts';
import { type Dependency, missingDependencies } from './readiness.ts';

/** /healthz: the process is alive. */
export function handleHealthz(method: string | undefined, response: ServerResponse): void {
  if (allowMethods(method, response, ['GET'])) sendJson(response, 200, { status: 'ok' });
}

/** /readyz: 200 when requests can be answered, 503 with the reasons while they cannot. */
export async function handleReadyz(
  method: string | undefined,
  response: ServerResponse,
  dependencies: readonly Dependency[],
  log: Logger,
): Promise<void> {
  if (!allowMethods(method, response, ['GET'])) return;
  const missing = await missingDependencies(dependencies, log);
  if (missing.length === 0) return sendJson(response, 200, { status: 'ready' });
  sendJson(response, 503, { status: 'unavailable', reasons: missing.map((name) => `The ${name} does not answer.`) });
}
