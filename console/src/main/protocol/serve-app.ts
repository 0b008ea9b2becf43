import { extname, join, resolve, sep } from 'node:path';
import { net, protocol } from 'electron';
import { readIfThere } from '#main/files.ts';
import type { Log } from '#main/log.ts';
import { isOurs } from './scheme.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The policy under `pnpm console`: Vite serves modules and styles, and the page listens for Vite's updates. */
const policyWhileDeveloping =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws://localhost:*";

/**
 * The headers of every response of `app://`; mails have a policy of their own. Only our own code runs, and nothing is
 * loaded from other origins.
 */
const securityHeaders = {
  'Content-Security-Policy': import.meta.env.DEV ? policyWhileDeveloping : policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), display-capture=()',
};

type Answer = (request: Request) => Promise<Response>;

/** The path of a mail's frame. The response has its own, stricter policy, because a stranger wrote the mail. */
export const mailPath = '/message';

/** Serves `app://console/`: these routes, and the build's files on every other path. Other hosts get nothing. */
export function serveApp(routes: Record<'/graphql' | '/picture' | typeof mailPath, Answer>, log: Log): void {
  protocol.handle('app', async (request) => {
    const response = await answer(request).catch((error) => {
      log.error('a request of the window failed', error);
      return new Response(null, { status: 500 });
    });
    const isMail = URL.parse(request.url)?.pathname === mailPath && response.ok;
    for (const [name, value] of Object.entries(securityHeaders))
      if (!isMail || name !== 'Content-Security-Policy') response.headers.set(name, value);
    return response;
  });

  async function answer(request: Request): Promise<Response> {
    if (!isOurs(request.url)) return new Response(null, { status: 404 });
    const url = new URL(request.url);
    const { pathname } = url;
    const route = pathname === '/graphql' || pathname === '/picture' || pathname === mailPath ? routes[pathname] : null;
    return route ? route(request) : rendererFile(url);
  }
}

const rendererFolder = join(import.meta.dirname, '../renderer');
const devServer = import.meta.env.DEV ? process.env.ELECTRON_RENDERER_URL : undefined;

/** Serves the renderer's files from the build, or with `pnpm console` from Vite. */
const rendererFile = ({ pathname, search }: URL): Promise<Response> =>
  devServer ? net.fetch(new URL(pathname + search, devServer).href) : bundledFile(rendererFolder, pathname);

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Serves a file of the build. No path leads outside the folder, however it is written. */
async function bundledFile(folder: string, pathname: string): Promise<Response> {
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
    // A NUL would truncate the path in the file system.
    return path.includes('\0') ? '/..' : path;
  } catch {
    return '/..';
  }
}
