import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'prisma',
    include: ['**/*.test.ts'],
    globalSetup: ['testing/global-setup.ts'],
    maxWorkers: 2,
    // Making a database waits for the disk, which a busy machine shares.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
