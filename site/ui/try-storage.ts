/** Runs `use`, which accesses the browser's storage. Returns null if `use` throws, because access may be denied. */
export function tryStorage<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
