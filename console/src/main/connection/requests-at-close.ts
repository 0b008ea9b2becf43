import PQueue from 'p-queue';
import type { Session } from '#bridge/session.ts';
import type { Log } from '#main/log.ts';
import { forwardGraphQL } from './forward-graphql.ts';
import type { Endpoint } from './graphql.ts';

type Parts = { session: { get(): Session; endpoint(): Endpoint | null }; log: Log };

/** Sends the last requests of a page that is being closed, one after the other. Quit waits for them with `idle`. */
export function requestsAtClose({ session, log }: Parts) {
  const queue = new PQueue({ concurrency: 1 });
  return {
    idle: (): Promise<void> => queue.onIdle(),
    sendAtClose: (body: string): Promise<void> =>
      queue.add(async () => {
        const headers = { 'Content-Type': 'application/json' };
        const request = new Request('https://console.invalid/graphql', { method: 'POST', headers, body });
        const { ok, status } = await forwardGraphQL(request, session.endpoint(), session.get());
        // The page sends the request again at the next start.
        if (!ok) log.warn(`a request at Quit got status ${status}`);
      }),
  };
}
