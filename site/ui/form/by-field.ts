type Issue = { path: string; message: string };

/** The API's problems as a form takes them: every message of a field together. */
export function byField(issues: readonly Issue[]): Record<string, string[]> {
  const fields = Map.groupBy(issues, ({ path }) => path);
  return Object.fromEntries(Array.from(fields, ([path, those]) => [path, those.map(({ message }) => message)]));
}
