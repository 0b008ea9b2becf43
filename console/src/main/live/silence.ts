/** The server says something at least every 12 seconds, if only a ping. */
const longestSilenceMs = 30_000;

/**
 * Aborts what has fallen silent: after a sleep or a lost network a connection may look open for many minutes, while
 * nothing will ever come. `heard` is called with every sign of life.
 */
export function silenceGuard(onSilence: () => void): { heard(): void; stop(): void } {
  let timer = setTimeout(onSilence, longestSilenceMs);
  return {
    heard() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, longestSilenceMs);
    },
    stop: () => clearTimeout(timer),
  };
}
