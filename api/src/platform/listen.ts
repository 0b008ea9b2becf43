import { once } from 'node:events';
import type { Server } from 'node:http';
import { PortTakenError, StartError } from './errors.ts';

/** Resolves once `server` listens. @throws PortTakenError, or StartError where the system forbids the port. */
export async function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new PortTakenError(port);
    if (code === 'EACCES') throw new StartError(`This user may not listen on port ${port}. Choose a port above 1023.`);
    throw error;
  }
}
