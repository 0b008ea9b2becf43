import type { Reporter, TestModule } from 'vitest/node';
import { slowest } from './slowest.ts';

export default class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.project.name} ${module.relativeModuleId} › ${test.fullName}`,
        ms: test.diagnostic()?.duration ?? 0,
      })),
    );
    console.log(`\n${slowest('tests', tests)}`);
  }
}
