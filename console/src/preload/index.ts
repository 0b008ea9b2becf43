import { contextBridge, ipcRenderer } from 'electron';
import type { z } from 'zod';
import type { Agency } from '#bridge/agency.ts';
import type { CallName, Calls, EventName, EventPayload } from '#bridge/channels.ts';

function call<Name extends CallName>(
  name: Name,
  ...given: z.input<Calls[Name]['takes']>
): Promise<z.output<Calls[Name]['gives']>> {
  return ipcRenderer.invoke(name, ...given);
}

/** The listener gets the payload only: Electron's event would hand the page a way to send on any channel. */
function listen<Name extends EventName>(name: Name, listener: (payload: EventPayload<Name>) => void): () => void {
  const pass = (_event: unknown, payload: EventPayload<Name>) => listener(payload);
  ipcRenderer.on(name, pass);
  return () => {
    ipcRenderer.off(name, pass);
  };
}

/** The bridge, and nothing else: no channel names, no Electron, no Node reach the page. */
const agency: Agency = {
  session: {
    get: () => call('session:get'),
    signIn: (input) => call('session:sign-in', input),
    signOut: () => call('session:sign-out'),
    ended: () => call('session:ended'),
    onChange: (listener) => listen('session:changed', listener),
  },
  live: {
    start: (after) => call('live:start', after),
    connection: () => call('live:connection'),
    onChange: (listener) => listen('live:changed', listener),
    onConnection: (listener) => listen('live:connection-changed', listener),
  },
  store: {
    read: (name) => call('store:read', name),
    write: (name, text) => call('store:write', name, text),
    setAside: (name) => call('store:set-aside', name),
  },
  picture: {
    preview: (source) => call('picture:preview', source),
  },
  desktop: {
    setUnread: (count) => call('desktop:set-unread', count),
    notify: (notification) => call('desktop:notify', notification),
    openMail: (address, subject) => call('desktop:open-mail', address, subject),
    copy: (text) => call('desktop:copy', text),
    setTheme: (theme) => call('desktop:set-theme', theme),
    about: () => call('desktop:about'),
    openLogs: () => call('desktop:open-logs'),
    takeLink: () => call('desktop:take-link'),
    onLinkWaits: (listener) => listen('desktop:link-waits', listener),
    onCommand: (listener) => listen('desktop:command', listener),
    platform: process.platform,
  },
};

contextBridge.exposeInMainWorld('agency', agency);
