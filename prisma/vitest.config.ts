import { defineConfig } from 'vitest/config';
import { testTimeouts } from '../vitest.shared.ts';

export default defineConfig({
  test: {
    name: 'prisma',
    include: ['**/*.test.ts'],
    globalSetup: ['testing/global-setup.ts'],
    ...testTimeouts,
  },
});
