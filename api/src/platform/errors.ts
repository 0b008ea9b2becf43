/** A problem that the person who starts the process can fix. The message is shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The server cannot answer requests now. /readyz shows the message to everybody. */
export class NotReadyError extends Error {
  override name = 'NotReadyError';
}

export class PortTakenError extends StartError {
  override name = 'PortTakenError';
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is taken by another program. Stop that program, or choose another port.`);
    this.port = port;
  }
}

/** The database is not responding. The message names host, port and database, never the password. */
export class DatabaseUnreachableError extends StartError {
  override name = 'DatabaseUnreachableError';

  constructor(databaseUrl: string, reason: string) {
    const { hostname, port, pathname } = new URL(databaseUrl);
    super(`The database at ${hostname}:${port || '5432'}${pathname} cannot be reached: ${reason}. Check DATABASE_URL.`);
  }
}
