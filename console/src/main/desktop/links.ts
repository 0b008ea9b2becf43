import { resolve } from 'node:path';
import { app } from 'electron';
import { type Link, linkedKinds, linkSchema } from '#bridge/desktop.ts';

const linkScheme = 'agency-console';

/**
 * The target of an `agency-console://inquiry/<uuid>` or `agency-console://portfolio/<uuid>` link. Anybody may write a link:
 * everything else is null.
 */
export function parseLink(text: string): Link | null {
  const url = URL.parse(text);
  if (!url || url.protocol !== `${linkScheme}:` || url.search || url.hash) return null;
  return linkSchema.safeParse({ kind: linkedKinds.get(url.host), id: url.pathname.slice(1) }).data ?? null;
}

/** The link among the program's arguments. */
export function linkIn(argv: readonly string[]): Link | null {
  return argv.map(parseLink).find((link) => link !== null) ?? null;
}

type Parts = {
  showWindow(): void;
  /** A link waits for the page to take it. */
  onWaiting(): void;
  /** Without a sign-in links wait. */
  isSignedIn(): boolean;
};

export type Links = ReturnType<typeof createLinks>;

/**
 * Links from outside: at the start, from a second start, and from macOS's own event. The last one waits until a page takes
 * it, through a sign-in, a page that loads, or a window that does not exist yet.
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
    /** Called after a sign-in: a link that came meanwhile belongs to that user. */
    signedIn(): void {
      if (waiting) onWaiting();
    },
  };
}
