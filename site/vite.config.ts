import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { inlineScripts } from './inline-scripts.ts';

export default defineConfig({
  plugins: [inlineScripts(), vanillaExtractPlugin(), reactRouter()],
  // The typed documents and the contract are TypeScript of another package: bundled, not left to Node to resolve.
  ssr: { noExternal: [/^@agency\//] },
  // Found before the first page asks for them: a late find makes the browser load everything twice.
  optimizeDeps: {
    include: [
      '@conform-to/react',
      '@conform-to/zod/v4',
      '@conform-to/zod/v4/future',
      'clsx',
      'gql.tada',
      'lucide-react',
      'radix-ui',
      'react-router',
      'simple-icons',
    ],
  },
  // The server enters the built site by this file, which knows what it gives every request.
  environments: { ssr: { build: { rollupOptions: { input: './app/page-handler.ts' } } } },
  // All styles are some 12 KB compressed: one file is there sooner than a dozen.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
});
