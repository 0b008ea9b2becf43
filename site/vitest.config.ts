import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { testTimeouts } from '../vitest.shared.ts';
import { inlineScripts } from './inline-scripts.ts';

export default defineConfig({
  plugins: [inlineScripts(), vanillaExtractPlugin()],
  test: {
    name: 'site',
    include: ['{app,ui}/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    setupFiles: ['vitest.setup.ts'],
    ...testTimeouts,
  },
});
