import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** One connection in this many is kept free for the next client. */
const placesPerSpare = 50;

/**
 * Closes the connection that has been idle longest when a server comes close to `maxConnections`, so that idle clients cannot
 * lock others out. A connection is idle until its request's headers have arrived, and again after each answer.
 *
 * @param onEnd is called for each connection that is closed this way.
 * @returns the functions to call when a request on a connection begins, and when its answer ends.
 */
export function endIdleConnections(server: Server, maxConnections: number, onEnd: () => void) {
  const most = maxConnections - Math.floor(maxConnections / placesPerSpare);
  /** In the order in which they became idle. */
  const idle = new Set<Socket>();
  const requests = new WeakMap<Socket, number>();
  let open = 0;
  const count = (socket: Socket, by: 1 | -1) => {
    const left = (requests.get(socket) ?? 0) + by;
    requests.set(socket, left);
    if (left > 0) idle.delete(socket);
    else if (!socket.destroyed) idle.add(socket);
  };
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
      idle.delete(socket);
    });
    if (open > most) {
      const [longest] = idle;
      if (longest) {
        idle.delete(longest);
        longest.destroy();
        onEnd();
      }
    }
    idle.add(socket);
  });
  return {
    requestBegins: (socket: Socket) => count(socket, 1),
    answerEnds: (socket: Socket) => count(socket, -1),
  };
}
