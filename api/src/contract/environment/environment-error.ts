/** The environment cannot be used. The message lists every problem, one line each, and is meant for a terminal. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['The environment cannot be used:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.problems = problems;
  }
}
