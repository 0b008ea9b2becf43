import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { patience } from '../vitest.shared.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ['{app,ui}/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    setupFiles: ['vitest.setup.ts'],
    ...patience,
  },
});
