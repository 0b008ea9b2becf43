import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The range of ports to choose from. Common servers use lower ports. Ephemeral ports are higher. They start at 32768 on
 * Linux, and at 49152 on other systems.
 */
const first = 20_000;
const last = 32_767;

/** Returns a free port that no outgoing connection uses, so a server on it can be stopped and started again. */
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
