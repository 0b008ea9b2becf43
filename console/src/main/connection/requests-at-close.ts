import PQueue from 'p-queue';
import { ownerHeader, type Session } from '#bridge/session.ts';
import type { Log } from '#main/log.ts';
import { forwardGraphQL } from './forward-graphql.ts';
import type { Endpoint } from './graphql.ts';

type Parts = { session: { get(): Session; endpoint(): Endpoint | null }; log: Log };

/**
 * Sends the last requests of a page that is being closed, one after the other. Quit waits for them with `idle`. If one
 * fails, the later ones are not sent, because they may depend on it. The page sends all of them again at the next start.
 */
export function requestsAtClose({ session, log }: Parts) {
  const queue = new PQueue({ concurrency: 1 });
  let failed = false;
  return {
    idle: (): Promise<void> => queue.onIdle(),
    sendAtClose(owner: string, body: string): Promise<void> {
      if (queue.size + queue.pending === 0) failed = false;
      return queue.add(async () => {
        if (failed) return;
        const headers = { 'Content-Type': 'application/json', [ownerHeader]: owner };
        const request = new Request('https://console.invalid/graphql', { method: 'POST', headers, body });
        const { ok, status } = await forwardGraphQL(request, session.endpoint(), session.get());
        failed = !ok;
        if (failed) log.warn(`a request at Quit got status ${status}`);
      });
    },
  };
}
