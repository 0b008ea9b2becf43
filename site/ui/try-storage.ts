/** Runs `use`, which accesses the browser's storage. Returns null if `use` throws, as it does if access is denied. */
export function tryStorage<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
