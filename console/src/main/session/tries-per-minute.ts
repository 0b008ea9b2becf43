const mostTries = 10;
const minuteMs = 60_000;

/** Counts tries: more than a person makes in a minute are not made. */
export function triesPerMinute(now: () => number = Date.now): () => boolean {
  let tries: number[] = [];
  return () => {
    tries = tries.filter((at) => now() - at < minuteMs);
    if (tries.length >= mostTries) return false;
    tries.push(now());
    return true;
  };
}
