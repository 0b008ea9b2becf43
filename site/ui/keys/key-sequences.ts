/** How long the second key of a sequence may take, in ms. */
const waitMs = 1_500;

/** Joins G and the key that is pressed after it to one name, such as `g i`; every other key keeps its own. */
export function keySequences(now: () => number = Date.now) {
  let begunAt = Number.NEGATIVE_INFINITY;
  return (key: string): string => {
    const follows = now() - begunAt < waitMs;
    begunAt = !follows && key === 'g' ? now() : Number.NEGATIVE_INFINITY;
    return follows ? `g ${key}` : key;
  };
}
