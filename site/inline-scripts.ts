import { build, type Plugin } from 'vite';

/**
 * Makes `import code from './name.ts?script'` return a module and its imports as the text of one classic script, to be
 * inlined in the document. In the browser's build, the text is empty, because the document already contains it.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'script' || !file) return undefined;
      if (this.environment.name === 'client') return "export default '';";
      const built = await build({
        configFile: false,
        logLevel: 'error',
        build: { write: false, rollupOptions: { input: file, output: { format: 'iife' } } },
      });
      const [bundle] = [built].flat();
      if (!bundle || !('output' in bundle)) throw new Error(`${file} could not be bundled.`);
      return `export default ${JSON.stringify(bundle.output[0].code.trim())};`;
    },
  };
}
