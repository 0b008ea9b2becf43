import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Ends the run with one line that counts it, after where to look when it went badly. */
export default class ClosingLine implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  async onExit(): Promise<void> {
    // After everything, the server's last words included.
    process.stdout.write(`\n${this.#line}\n`);
  }

  #line = 'e2e: nothing was run.';

  onEnd({ status, duration }: FullResult): void {
    const tests = this.#suite?.allTests() ?? [];
    const failed = tests.filter((test) => !test.ok()).length;
    const flaky = tests.filter((test) => test.outcome() === 'flaky').length;
    const skipped = tests.filter((test) => test.outcome() === 'skipped').length;
    this.#line = `journeys: ${tests.length - failed - skipped} passed (${flaky} at the second try), ${failed} failed, ${skipped} skipped`;
    if (status !== 'passed' || flaky) {
      console.log(
        `The run ended as "${status}" after ${Math.round(duration / 1000)} s. Traces are in e2e/test-results;`,
      );
      console.log('open one with "pnpm exec playwright show-trace <trace.zip>".');
    }
  }
}
