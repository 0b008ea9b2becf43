/** Wakes one sleeper, and no later than a time it names. */
export type Alarm = {
  ring(): void;
  /** Resolves at the next ring, at once when it has rung since the last sleep, and in any case after `ms`. */
  sleep(ms: number): Promise<void>;
};

/** However often it rings while its sleeper is awake, that is one waking: whoever looks sees all there is. */
export function createAlarm(): Alarm {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      rung = true;
      wake?.();
    },
    async sleep(ms) {
      if (!rung) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = setTimeout(resolve, ms);
        await promise;
        clearTimeout(timer);
      }
      rung = false;
    },
  };
}
