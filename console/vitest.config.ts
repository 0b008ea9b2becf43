import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { testTimeouts } from '../vitest.shared.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { name: 'console', include: ['{src,packaging,test}/**/*.test.{ts,tsx}'], ...testTimeouts },
});
