import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

/** Everything except Electron is bundled, because the packaged program contains `out/` but no `node_modules`. */
const bundled = { externalizeDeps: false, sourcemap: true, minify: false } as const;

export default defineConfig({
  main: {
    build: { ...bundled, rolldownOptions: { input: 'src/main/index.ts' } },
    // Use only Node's conditions. Vite's condition `development` would load a second copy of graphql, beside the copy
    // that libraries import.
    resolve: { conditions: ['node', 'module-sync'] },
  },
  preload: {
    build: {
      ...bundled,
      minify: true,
      // The preload script of a sandboxed page must be a single CommonJS file.
      rolldownOptions: { input: 'src/preload/index.ts', output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    root: 'src/renderer',
    // In development, pages still come from `app://console`, so this tells them Vite's address for hot updates.
    server: { port: 5173, strictPort: true, hmr: { protocol: 'ws', host: 'localhost', clientPort: 5173 } },
    plugins: [vanillaExtractPlugin(), react()],
    // Nothing is inlined as a data: URL, because the Content-Security-Policy blocks such URLs.
    build: {
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      minify: true,
      rolldownOptions: { input: 'src/renderer/index.html' },
    },
  },
});
