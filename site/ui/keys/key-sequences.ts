/** The maximum time between the two keys of a sequence, in ms. */
const waitMs = 1_500;

/** Returns a function that joins G and the next key to one name, such as `g i`. Other keys keep their names. */
export function keySequences(now: () => number = Date.now) {
  let begunAt = Number.NEGATIVE_INFINITY;
  return (key: string): string => {
    const follows = now() - begunAt < waitMs;
    begunAt = !follows && key === 'g' ? now() : Number.NEGATIVE_INFINITY;
    return follows ? `g ${key}` : key;
  };
}
