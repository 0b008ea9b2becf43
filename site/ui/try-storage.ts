/** Uses the browser's storage. Returns null if the browser refuses access to it, it is full, or `use` throws otherwise. */
export function tryStorage<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
