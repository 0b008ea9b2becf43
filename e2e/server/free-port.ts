import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below 32768, from where Linux takes the ports of outgoing connections (others from 49152), and above the usual servers'. */
const first = 20_000;
const last = 32_767;

/**
 * A port that nothing listens on at this moment, and that no connection will happen to be given: a server may be ended and
 * started there again.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, last + 1);
    const server = createServer();
    try {
      await once(server.listen(port), 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
