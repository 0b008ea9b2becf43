import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { testTimeouts } from '../vitest.shared.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { alias: { electron: join(import.meta.dirname, 'test/harness/unit-electron.ts') } },
  test: { name: 'console', include: ['{src,packaging,test}/**/*.test.{ts,tsx}'], ...testTimeouts },
});
