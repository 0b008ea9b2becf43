import { app, type Event, type WebContents } from 'electron';
import { appOrigin, isOurs } from '#main/protocol/scheme.ts';

/**
 * Holds every page where it is: no navigation away, no new windows, no pages inside pages. Nothing is handed to the
 * system's browser either, since an address can carry away what the page knows.
 */
export function guardPages(): void {
  app.on('web-contents-created', (_event, contents) => guard(contents));
}

function guard(contents: WebContents): void {
  contents.on('will-navigate', stay);
  contents.on('will-frame-navigate', stay);
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** The one page may be loaded anew; its files and the proxied paths are not pages. */
function stay(event: Event<{ url: string }>): void {
  const { pathname } = URL.parse(event.url) ?? { pathname: '' };
  if (!isOurs(event.url) || pathname !== new URL(`${appOrigin}/`).pathname) event.preventDefault();
}
