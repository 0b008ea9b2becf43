import { resolve } from 'node:path';
import { app } from 'electron';
import { type Link, linkedKinds, linkSchema } from '#bridge/desktop.ts';

const linkScheme = 'agency-console';

/** What `agency-console://inquiry/<uuid>` or `agency-console://portfolio/<uuid>` leads to. Anybody may write a link: all else is null. */
export function parseLink(text: string): Link | null {
  const url = URL.parse(text);
  if (!url || url.protocol !== `${linkScheme}:` || url.search || url.hash) return null;
  return linkSchema.safeParse({ kind: linkedKinds.get(url.host), id: url.pathname.slice(1) }).data ?? null;
}

/** The link among the words the program was started with. */
export function linkIn(argv: readonly string[]): Link | null {
  return argv.map(parseLink).find((link) => link !== null) ?? null;
}

type Parts = {
  showWindow(): void;
  /** A link is there to be taken by the page, if there is one. */
  onWaiting(): void;
  /** Nobody signed in: links wait, since there is nobody to lead. */
  isSignedIn(): boolean;
};

export type Links = ReturnType<typeof createLinks>;

/**
 * Links from elsewhere: at the start, to the program that runs already, and from macOS by its own event. The last one waits
 * until a page takes it, whatever is in between: a sign-in, a page that loads, a window that is not there yet.
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
    /** The link that waits, once. */
    take(): Link | null {
      if (!isSignedIn()) return null;
      const link = waiting;
      waiting = null;
      return link;
    },
    /** Somebody signed in: a link that came meanwhile is theirs. */
    signedIn(): void {
      if (waiting) onWaiting();
    },
  };
}
