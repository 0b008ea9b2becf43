import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
