import { build, type Plugin } from 'vite';

/**
 * `import code from './name.ts?script'` gives a module with all that it imports as the text of one classic script, for the
 * document itself to hold. Browsers get no such text a second time: in their build it is empty.
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
