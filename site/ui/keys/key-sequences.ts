/** The maximum time between the two keys of a sequence, in ms. */
const waitMs = 1_500;

/** Returns a function that maps each pressed key to a name: `g i` for I after G, and the key itself otherwise. */
export function keySequences(now: () => number = Date.now) {
  let begunAt = Number.NEGATIVE_INFINITY;
  return (key: string): string => {
    const follows = now() - begunAt < waitMs;
    begunAt = !follows && key === 'g' ? now() : Number.NEGATIVE_INFINITY;
    return follows ? `g ${key}` : key;
  };
}
