import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { inlineScripts } from './inline-scripts.ts';

export default defineConfig(({ command }) => ({
  plugins: [inlineScripts(), vanillaExtractPlugin(), reactRouter()],
  // The typed documents and the contract are TypeScript of another package: bundled, not left to Node to resolve.
  // The built server holds its libraries too, in React's form for production: React would choose by the process's NODE_ENV.
  // sharp has native code of its own to find.
  ssr: { noExternal: command === 'build' ? true : [/^@agency\//], external: ['sharp'] },
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
  environments: {
    ssr: {
      ...(command === 'build' ? { keepProcessEnv: false, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      build: { rollupOptions: { input: './app/page-handler.ts' } },
    },
  },
  // All styles are some 12 KB compressed: one file is there sooner than a dozen.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
}));
