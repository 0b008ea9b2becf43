/**
 * What a generator yields, as something that can be left at any time. `return` of a generator itself waits until it comes
 * to its next `yield`, which may be in hours; here `signal` tells the generator to stop waiting.
 */
export function interruptible<Value>(
  generate: (signal: AbortSignal) => AsyncGenerator<Value, void, void>,
): AsyncIterableIterator<Value, void, void> {
  const leaving = new AbortController();
  const generator = generate(leaving.signal);
  return {
    next: () => generator.next(),
    return() {
      leaving.abort();
      return generator.return();
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
