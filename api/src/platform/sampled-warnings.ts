import type { Logger } from './logger.ts';

const windowMs = 60_000;

/** Writes a warning of this kind; its fields describe the one occasion. */
type WarnSampled = (log: Logger, kind: string, fields?: object) => void;

/**
 * Warnings that strangers can cause as often as they like, such as requests they break off: of each kind the first
 * `perMinute` are written, then one line says how many more there were until the minute was over.
 *
 * @param logger writes that line, which is about no single request.
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
