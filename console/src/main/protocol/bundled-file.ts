import { extname, resolve, sep } from 'node:path';
import { readIfThere } from '#main/platform/atomic-file.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** A file that the build made for the renderer. Nothing outside its folder is ever read, however the path is written. */
export async function bundledFile(folder: string, pathname: string): Promise<Response> {
  const path = resolve(folder, `.${decoded(pathname)}`);
  if (!path.startsWith(folder + sep)) return new Response(null, { status: 403 });
  const type = types[extname(path)];
  const bytes = type ? await readIfThere(path) : null;
  if (!type || !bytes) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } });
}

function decoded(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname === '/' ? '/index.html' : pathname);
    // A NUL would cut the path short in the file system's eyes.
    return path.includes('\0') ? '/..' : path;
  } catch {
    return '/..';
  }
}
