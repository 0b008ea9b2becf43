import type { Logger } from './logger.ts';

const windowMs = 60_000;

/** Writes a warning of this kind with these fields, or only counts the warning. */
type WarnSampled = (log: Logger, kind: string, fields?: object) => void;

/**
 * Samples warnings that anyone can cause as often as they like, such as aborted requests. In each minute, writes the
 * first `perMinute` warnings of a kind, and then the number of the others in one line.
 *
 * @param logger writes the line with the number, because that line is not about a single request.
 */
export function sampledWarnings(logger: Logger, perMinute = 10): WarnSampled {
  const counts = new Map<string, number>();

  function endWindow(kind: string): void {
    const left = (counts.get(kind) ?? 0) - perMinute;
    counts.delete(kind);
    if (left > 0) logger.warn({ left }, `${kind}: more of these were left out`);
  }

  return (log, kind, fields = {}) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count === 1) setTimeout(endWindow, windowMs, kind).unref();
    if (count <= perMinute) log.warn(fields, kind);
  };
}
