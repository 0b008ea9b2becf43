import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { inlineScripts } from './inline-scripts.ts';

/**
 * What pages load together, so that each asks for a handful of scripts instead of sixty: a group holds what its pattern names
 * and whatever that imports, unless a group above has it. https://rolldown.rs/reference/OutputOptions.codeSplitting
 */
const scriptGroups = [
  // What nearly every page with the framework needs: the root, forms, the shared parts and their rules. The entry stays a
  // script of its own: it begins to hydrate as soon as it is loaded, and routes are loaded before it.
  {
    name: 'base',
    test: new RegExp(
      [
        'app/root\\.tsx|lucide-react|api/src/contract/|vite/preload-helper',
        'app/layout/(brand|error-page|footer|header\\.css)',
        'app/(form|link|page-head|graphql|load-fault|checkout/step|marketing/contact/quote-path)[/.]',
        'site/ui/(?!admin|tooltip|change-chart)',
      ].join('|'),
    ),
    priority: 4,
  },
  // The site's header, which the admin's sign-in page has too: left alone it would be drawn into the group of the admin.
  {
    name: 'layout',
    test: /app\/layout\/(layout|page-chrome|header|menu|drawer|navigation|theme-switch)\.tsx?/,
    priority: 3,
  },
  // What every screen of the admin has. No page of a visitor may need anything of it. The editor is loaded where one writes.
  {
    name: 'admin',
    test: /app\/admin\/(?!forgot-password|reset-password)|site\/ui\/admin\/(?!posts\/(post-editor|editor-bar|post-html|post-schema))/,
    priority: 2,
  },
  { name: 'inquiry', test: /marketing\/contact\/contact-section/, priority: 1 },
];

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
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } } },
    ssr: {
      ...(command === 'build' ? { keepProcessEnv: false, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      build: { rollupOptions: { input: './app/page-handler.ts' } },
    },
  },
  // All styles are some 12 KB compressed: one file is there sooner than a dozen.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
}));
