/**
 * A promise to hand to `<Await>`, which shows a rejection in its `errorElement`. It may listen only after the promise has
 * already failed; until then nobody else need report that.
 */
export function deferred<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}
