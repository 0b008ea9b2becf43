import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The range to choose from: above the ports of common servers, and below 32768, where Linux's ports for outgoing
 * connections begin (49152 on other systems).
 */
const first = 20_000;
const last = 32_767;

/**
 * Returns a port that nothing listens on at this moment and that no outgoing connection uses, so that a server can be stopped
 * and started there again.
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
