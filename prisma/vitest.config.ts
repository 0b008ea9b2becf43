import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'prisma', include: ['**/*.test.ts'], globalSetup: ['testing/global-setup.ts'], maxWorkers: 2 },
});
