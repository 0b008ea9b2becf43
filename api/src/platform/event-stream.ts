import type { ServerResponse } from 'node:http';

/** Whether an answer goes on for as long as somebody listens. */
export function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type')).startsWith('text/event-stream');
}

/** How long what was written last may take to reach its reader. */
const graceMs = 250;

/**
 * Ends a stream from the server's side. Whoever reads it sees it break off, as with any loss of the network, and comes
 * back to where it was: nothing says that the subscription is complete.
 */
export function endEventStream(response: ServerResponse): void {
  // Something may still be written in the moment before its source hears of the end.
  response.on('error', () => undefined);
  response.end();
  setTimeout(() => response.destroy(), graceMs).unref();
}
