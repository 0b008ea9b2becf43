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
        'src/{bot-check,contract,graphql,invoice,jobs,media,paypal,pictures,platform,rest}/**',
        'src/payments/{killed-process,model}.test.ts',
        'src/changes/{restored,slow}-*.test.ts',
      ],
    },
  }),
);
