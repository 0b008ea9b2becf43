/**
 * What the program says to whoever looks for a fault. Messages are fixed texts, and of an error only its kind, code and
 * place are written: its message may quote an inquiry, an address or a token.
 */
export type Log = {
  info(message: string): void;
  warn(message: string, error?: unknown): void;
  error(message: string, error?: unknown): void;
};

const mostPlaces = 8;

/** An error without its words. */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as NodeJS.ErrnoException;
  const kind = typeof code === 'string' ? `${error.name} ${code}` : error.name;
  const cause = error.cause === undefined ? '' : ` caused by ${traceOf(error.cause)}`;
  return [kind + cause, ...placesOf(error)].join('\n  ');
}

/** Where it was thrown. Read after the end of the message, whose own lines may look like places. */
function placesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const after = start < 0 ? '' : stack.slice(start + message.length);
  return after
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, mostPlaces);
}
