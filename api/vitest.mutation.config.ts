import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import shared from './vitest.config.ts';

/**
 * The tests that `pnpm mutation` runs again for each planted fault: those of the modules it is planted in and of what uses
 * them, without the few that kill processes or run the payment model, which take longer than all others.
 */
export default mergeConfig(
  shared,
  defineConfig({
    test: {
      exclude: [
        ...configDefaults.exclude,
        'src/*.test.ts',
        'src/{bot-check,contract,graphql,invoice,jobs,paypal,pictures,platform,rest}/**',
        'src/payments/{killed-process,model}.test.ts',
        'src/changes/{restored,slow}-*.test.ts',
      ],
    },
  }),
);
