import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { slowest } from './slowest.ts';

type Options = {
  /** The plural that names the tests, such as `journeys`. */
  what: string;
  /** The path of the folder of screenshots and traces, relative to the root. */
  results: string;
};

/** Prints a run's slowest tests, where to look if a test failed or was flaky, and a line of counts. */
export default class ClosingLine implements Reporter {
  #suite: Suite | undefined;
  #options: Options;
  #line: string;

  constructor(options: Options) {
    this.#options = options;
    this.#line = `${options.what}: nothing was run.`;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  async onExit(): Promise<void> {
    // Prints when the process exits, after all other output.
    process.stdout.write(`\n${this.#line}\n`);
  }

  onEnd({ status, duration }: FullResult): void {
    const { what, results } = this.#options;
    const tests = this.#suite?.allTests() ?? [];
    const failed = tests.filter((test) => !test.ok()).length;
    const flaky = tests.filter((test) => test.outcome() === 'flaky').length;
    const skipped = tests.filter((test) => test.outcome() === 'skipped').length;
    const passed = `${tests.length - failed - skipped} passed${flaky > 0 ? ` (${flaky} on the second try only)` : ''}`;
    this.#line = `${what}: ${passed}, ${failed} failed, ${skipped} skipped`;
    const timed = tests.map((test) => ({
      name: test.titlePath().filter(Boolean).join(' › '),
      ms: test.results.reduce((sum, result) => sum + result.duration, 0),
    }));
    console.log(`\n${slowest(what, timed)}`);
    if (status === 'passed' && flaky === 0) return;
    console.log(
      `The run ended as "${status}" after ${Math.round(duration / 1000)} s. Its screenshots and traces are in ${results}.`,
    );
    console.log('"--trace on" records each step, and "pnpm exec playwright show-trace <trace.zip>" shows them.');
  }
}
