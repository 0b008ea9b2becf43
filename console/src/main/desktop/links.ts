import { resolve } from 'node:path';
import { app } from 'electron';
import { type Link, linkedKinds, linkSchema } from '#bridge/desktop.ts';

const linkScheme = 'agency-console';

/**
 * Returns the target of a link to a record of the console, such as `agency-console://inquiry/<uuid>`. Null for anything
 * else, because anybody can write a link.
 */
export function parseLink(text: string): Link | null {
  const url = URL.parse(text);
  if (!url || url.protocol !== `${linkScheme}:` || url.search || url.hash) return null;
  return linkSchema.safeParse({ kind: linkedKinds.get(url.host), id: url.pathname.slice(1) }).data ?? null;
}

export function linkIn(argv: readonly string[]): Link | null {
  return argv.map(parseLink).find((link) => link !== null) ?? null;
}

type Parts = {
  showWindow(): void;
  /** Called when a link waits for the page to take it. */
  onWaiting(): void;
  /** Links wait until somebody is signed in. */
  isSignedIn(): boolean;
};

export type Links = ReturnType<typeof createLinks>;

/**
 * Receives links from outside: from the program's arguments, a second start, or macOS's `open-url` event. The last link
 * waits until a page takes it, however long the sign-in or the start takes.
 */
export function createLinks({ showWindow, onWaiting, isSignedIn }: Parts) {
  let waiting = linkIn(process.argv);

  function open(link: Link): void {
    waiting = link;
    if (isSignedIn()) onWaiting();
    showWindow();
  }

  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
  else app.setAsDefaultProtocolClient(linkScheme, process.execPath, [resolve(process.argv[1] ?? '.')]);
  app.on('second-instance', (_event, argv) => {
    const link = linkIn(argv);
    if (link) open(link);
    else showWindow();
  });
  app.on('open-url', (event, url) => {
    event.preventDefault();
    const link = parseLink(url);
    if (link) open(link);
  });

  return {
    open,
    /** Takes the waiting link, once. */
    take(): Link | null {
      if (!isSignedIn()) return null;
      const link = waiting;
      waiting = null;
      return link;
    },
    /** Call this after a sign-in. It offers the page a link that came before the sign-in. */
    signedIn(): void {
      if (waiting) onWaiting();
    },
  };
}
