/** Bytes of the longest refusal: it must not cost more than the request. */
export const maxRefusalBytes = 8_192;
const maxIssues = 10;
const maxCharacters = 200;

/** One problem of an input: its path, and a message for a person. */
export type InputIssue = { path: string; message: string };

/** A text that may quote a stranger, cut to a readable length. */
export const shortText = (text: string, max = maxCharacters): string =>
  text.length > max ? `${text.slice(0, max - 1)}…`.toWellFormed() : text;

/** The first ten issues, each once. */
export function fewIssues(issues: readonly InputIssue[]): InputIssue[] {
  const different = new Map<string, InputIssue>();
  for (const { path, message } of issues) {
    if (different.size === maxIssues) break;
    different.set(`${path}: ${message}`, { path: shortText(path), message: shortText(message) });
  }
  return [...different.values()];
}

/** All issues in one message. */
export const issuesMessage = (issues: readonly InputIssue[]): string =>
  issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ');

/** A refusal, or its brief version when its JSON is longer than a refusal may be. */
export const unlessTooLong = <Whole, Brief>(whole: Whole, brief: () => Brief): Whole | Brief =>
  Buffer.byteLength(JSON.stringify(whole)) <= maxRefusalBytes ? whole : brief();
