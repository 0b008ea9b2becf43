/** The maximum size of a refusal, in bytes. The limit keeps small requests from causing large answers. */
export const maxRefusalBytes = 8_192;
const maxIssues = 10;
const maxCharacters = 200;

/** One problem of an input: its path, and a message for people. */
export type InputIssue = { path: string; message: string };

/** Shortens text that may contain untrusted input to a readable length. */
export const shortText = (text: string, max = maxCharacters): string =>
  text.length > max ? `${text.slice(0, max - 1)}…`.toWellFormed() : text;

/** Returns the first ten distinct issues, with shortened texts. */
export function fewIssues(issues: readonly InputIssue[]): InputIssue[] {
  const different = new Map<string, InputIssue>();
  for (const { path, message } of issues) {
    if (different.size === maxIssues) break;
    different.set(`${path}: ${message}`, { path: shortText(path), message: shortText(message) });
  }
  return [...different.values()];
}

export const issuesMessage = (issues: readonly InputIssue[]): string =>
  issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ');

/** Returns `whole`, or `brief()` if the JSON of `whole` exceeds `maxRefusalBytes`. */
export const unlessTooLong = <Whole, Brief>(whole: Whole, brief: () => Brief): Whole | Brief =>
  Buffer.byteLength(JSON.stringify(whole)) <= maxRefusalBytes ? whole : brief();
