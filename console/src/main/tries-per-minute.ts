const maxTries = 10;
const minuteMs = 60_000;

/**
 * Returns a function that tells whether another attempt is allowed in this minute. The limit is higher than what a
 * person reaches.
 */
export function triesPerMinute(now: () => number = Date.now): () => boolean {
  let tries: number[] = [];
  return () => {
    tries = tries.filter((at) => now() - at < minuteMs);
    if (tries.length >= maxTries) return false;
    tries.push(now());
    return true;
  };
}
