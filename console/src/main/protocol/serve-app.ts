import { protocol } from 'electron';
import type { Log } from '#main/logs/log.ts';
import { isOurs } from './scheme.ts';
import { securityHeaders } from './security-headers.ts';

type Answer = (request: Request) => Promise<Response>;
export type Routes = {
  '/graphql': Answer;
  '/picture': Answer;
  /** Every other path: what the build made. */
  files: (url: URL) => Promise<Response>;
};

/** Serves `app://console/`. Any other host of the scheme is nobody's. */
export function serveApp(routes: Routes, log: Log): void {
  protocol.handle('app', async (request) => {
    const response = await answer(request).catch((error) => {
      log.error('a request of the window failed', error);
      return new Response(null, { status: 500 });
    });
    for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value);
    return response;
  });

  async function answer(request: Request): Promise<Response> {
    if (!isOurs(request.url)) return new Response(null, { status: 404 });
    const url = new URL(request.url);
    const { pathname } = url;
    return pathname === '/graphql' || pathname === '/picture' ? routes[pathname](request) : routes.files(url);
  }
}
