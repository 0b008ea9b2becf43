import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { inlineScripts } from './inline-scripts.ts';

/**
 * The groups of modules that become one script each, so that a page loads a handful of scripts instead of sixty. A
 * group contains the modules that match its pattern, and their imports unless a group above has them.
 * https://rolldown.rs/reference/OutputOptions.codeSplitting
 */
const scriptGroups = [
  // What nearly every page with the framework needs: the root, forms, and shared components and rules. The entry is not
  // included, because it hydrates as soon as it is loaded, and the routes must be loaded before that.
  {
    name: 'base',
    test: new RegExp(
      [
        'app/root\\.tsx|lucide-react|api/src/(contract/|graphql/fragments)|vite/preload-helper',
        'app/layout/(brand|error-page|footer|plain-frame|header\\.css)',
        'app/(form|link|page-head|graphql|load-fault|checkout/step|marketing/contact/quote-path)[/.]',
        'site/ui/(?!admin|tooltip|change-chart)',
      ].join('|'),
    ),
    priority: 4,
  },
  // The site's header. Without this group, it would be in the admin's group, because the admin's error page has a
  // header too.
  {
    name: 'layout',
    test: /app\/layout\/(layout|page-chrome|header|menu|drawer|navigation|theme-switch)\.tsx?/,
    priority: 3,
  },
  // What every admin screen needs, and no public page. The post editor is loaded only where it is used.
  {
    name: 'admin',
    test: /app\/admin\/(?!forgot-password|reset-password)|site\/ui\/admin\/(?!posts\/(post-editor|editor-bar|post-html|post-schema))/,
    priority: 2,
  },
  { name: 'inquiry', test: /marketing\/contact\/contact-section/, priority: 1 },
];

export default defineConfig(({ command }) => ({
  plugins: [inlineScripts(), vanillaExtractPlugin(), reactRouter()],
  // The typed documents and the contract are bundled, because they are TypeScript of another package. The built server
  // contains all libraries, so that it always has React's production version, which otherwise depends on NODE_ENV.
  // sharp is not bundled, because it must find its native code.
  ssr: { noExternal: command === 'build' ? true : [/^@agency\//], external: ['sharp'] },
  // Optimizes these at the start. If Vite found one later, the browser would have to load everything again.
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
  // `page-handler.ts` is the server's entry into the built site.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } } },
    ssr: {
      ...(command === 'build' ? { keepProcessEnv: false, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      build: { rollupOptions: { input: './app/page-handler.ts' } },
    },
  },
  // All styles are about 27 KB compressed, so one file loads faster than a dozen.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
}));
