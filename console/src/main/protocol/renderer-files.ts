import { join } from 'node:path';
import { net } from 'electron';
import { bundledFile } from './bundled-file.ts';

const folder = join(import.meta.dirname, '../renderer');
const devServer = import.meta.env.DEV ? process.env.ELECTRON_RENDERER_URL : undefined;

/** The renderer's files: as they were built, or with `pnpm console` as Vite makes them. What is built knows no other server. */
export function rendererFile({ pathname, search }: URL): Promise<Response> {
  return devServer ? net.fetch(new URL(pathname + search, devServer).href) : bundledFile(folder, pathname);
}
