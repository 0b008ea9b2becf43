/** Bytes of the longest refusal: what is wrong with a request must not cost more than the request. */
export const maxRefusalBytes = 8_192;
const maxIssues = 10;
const maxCharacters = 200;

/** One thing that is wrong with an input: where, and in words for a person. */
export type InputIssue = { path: string; message: string };

/** A text that may quote what a stranger sent, cut to what a person reads. */
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

/** What a refusal says, as long as its JSON is no longer than a refusal may be; else its brief version. */
export const unlessTooLong = <Whole, Brief>(whole: Whole, brief: () => Brief): Whole | Brief =>
  Buffer.byteLength(JSON.stringify(whole)) <= maxRefusalBytes ? whole : brief();
