/**
 * What the program says to whoever looks for a fault. Messages are fixed texts, and of an error only its kind, code and
 * place are written: its message may quote an enquiry, an address or a token.
 */
export type Log = {
  info(message: string): void;
  warn(message: string, error?: unknown): void;
  error(message: string, error?: unknown): void;
};

/** An error without its words. */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as NodeJS.ErrnoException;
  const cause = error.cause === undefined ? '' : ` caused by ${traceOf(error.cause)}`;
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const kind = [error.name, typeof code === 'string' ? code : ''].filter(Boolean).join(' ');
  return `${kind}${cause}${places
    .slice(0, 8)
    .map((place) => `\n  ${place.trim()}`)
    .join('')}`;
}
