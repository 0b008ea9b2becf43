import { resolve } from 'node:path';
import { app } from 'electron';
import type { Link } from '#bridge/desktop.ts';
import { linkIn, linkScheme, parseLink } from './parse-link.ts';

type Parts = {
  show(): void;
  /** Tells the page, if there is one, that a link waits. */
  tell(): void;
  /** Nobody signed in: links wait, since there is nobody to lead. */
  signedIn(): boolean;
};

export type Links = {
  /** Leads the admin to what the link names. */
  follow(link: Link): void;
  /** The link that waits, once. */
  take(): Link | null;
  /** Somebody signed in: a link that came meanwhile is theirs. */
  signedIn(): void;
};

/**
 * Links from elsewhere: at the start, to the program that runs already, and from macOS by its own event. The last one waits
 * until a page takes it, whatever is in between: a sign-in, a page that loads, a window that is not there yet.
 */
export function links({ show, tell, signedIn }: Parts): Links {
  let waiting = linkIn(process.argv);

  function follow(link: Link) {
    waiting = link;
    if (signedIn()) tell();
    show();
  }

  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
  else app.setAsDefaultProtocolClient(linkScheme, process.execPath, [resolve(process.argv[1] ?? '.')]);
  app.on('second-instance', (_event, argv) => {
    const link = linkIn(argv);
    if (link) follow(link);
    else show();
  });
  app.on('open-url', (event, url) => {
    event.preventDefault();
    const link = parseLink(url);
    if (link) follow(link);
  });

  return {
    follow,
    take() {
      if (!signedIn()) return null;
      const link = waiting;
      waiting = null;
      return link;
    },
    signedIn() {
      if (waiting) tell();
    },
  };
}
