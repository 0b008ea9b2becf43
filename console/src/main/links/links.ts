import { resolve } from 'node:path';
import { app } from 'electron';
import type { Link } from '#bridge/desktop.ts';
import { linkIn, linkScheme, parseLink } from './parse-link.ts';

type Parts = { show(): void; send(link: Link): void };

export type Links = {
  /** Leads the admin to what the link names. */
  follow(link: Link): void;
  /** The link that waits for the renderer, once. From then on links are sent to it as they come. */
  take(): Link | null;
  /** A new page is loaded: it will ask. */
  pageLoads(): void;
};

/** Links from elsewhere: at the start, to the program that runs already, and from macOS by its own event. */
export function links({ show, send }: Parts): Links {
  let waiting = linkIn(process.argv);
  let asked = false;

  function follow(link: Link) {
    if (asked) send(link);
    else waiting = link;
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
      asked = true;
      const link = waiting;
      waiting = null;
      return link;
    },
    pageLoads() {
      asked = false;
    },
  };
}
