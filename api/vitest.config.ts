import { defineConfig } from 'vitest/config';
import { testTimeouts } from '../vitest.shared.ts';

export default defineConfig({
  // Use only Node's conditions. Vite's condition `development` would load a second copy of graphql, beside the copy
  // that libraries import.
  ssr: { resolve: { conditions: ['node', 'module-sync'] } },
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    ...testTimeouts,
  },
});
