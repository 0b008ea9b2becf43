import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

/** Everything is bundled, since the packaged program holds `out/` and no `node_modules`; Electron alone is given. */
const bundled = { externalizeDeps: false, sourcemap: true, minify: false } as const;

export default defineConfig({
  main: {
    build: { ...bundled, rolldownOptions: { input: 'src/main/index.ts' } },
    // Node's own conditions. Vite's `development` would load a second graphql beside the one that libraries import.
    resolve: { conditions: ['node', 'module-sync'] },
  },
  preload: {
    build: {
      ...bundled,
      minify: true,
      // A sandboxed preload is one file of CommonJS.
      rolldownOptions: { input: 'src/preload/index.ts', output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    root: 'src/renderer',
    // Pages come from `app://console` while developing too, so Vite's updates are asked for by its own address.
    server: { port: 5173, strictPort: true, hmr: { protocol: 'ws', host: 'localhost', clientPort: 5173 } },
    plugins: [vanillaExtractPlugin(), react()],
    // Nothing is inlined as a data: address, which the Content-Security-Policy refuses for scripts and fonts.
    build: {
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      minify: true,
      rolldownOptions: { input: 'src/renderer/index.html' },
    },
  },
});
