import { defineConfig } from 'vitest/config';
import { patience } from '../vitest.shared.ts';

export default defineConfig({
  test: {
    name: 'prisma',
    include: ['**/*.test.ts'],
    globalSetup: ['testing/global-setup.ts'],
    maxWorkers: 2,
    ...patience,
  },
});
