import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import shared from './vitest.config.ts';

/**
 * Selects the tests that `pnpm mutation` repeats for each fault that StrykerJS plants. It leaves out some folders that
 * get no faults themselves, and the slowest tests, such as those that kill processes or run the payment model.
 */
export default mergeConfig(
  shared,
  defineConfig({
    test: {
      exclude: [
        ...configDefaults.exclude,
        'src/*.test.ts',
        'src/{agency,backup,blog,bot-check,case-studies,console-release,contract,graphql,imports,invoice,jobs}/**',
        'src/{media,packages,page-checks,paypal,performance,pictures,platform,portfolio,publishing,rest}/**',
        'src/{session,writing}/**',
        'src/payments/{killed-process,model}.test.ts',
        'src/changes/{restored,slow}-*.test.ts',
      ],
    },
  }),
);
