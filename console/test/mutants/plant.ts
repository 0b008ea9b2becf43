import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Fault } from './fault.ts';

const source = join(import.meta.dirname, '../../src');

/** Plants a fault while the program is built; the source itself stays as it is. */
export function plant({ name, patches }: Fault): Plugin {
  return {
    name: 'plant',
    enforce: 'pre',
    transform(code, id) {
      let planted = code;
      for (const { file, from, to } of patches) {
        if (id !== join(source, file)) continue;
        if (!planted.includes(from)) throw new Error(`${name}: ${file} does not hold ${from} any more`);
        planted = planted.replace(from, () => to);
      }
      return planted === code ? null : { code: planted, map: null };
    },
  };
}
