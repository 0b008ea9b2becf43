/** Runs `use`, which reads or writes the browser's storage. Returns null if `use` throws, since access may be denied. */
export function tryStorage<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
