import { contextBridge, ipcRenderer } from 'electron';
import type { Agency } from '#bridge/agency.ts';
import { channelName, channelNames, isEvent } from '#bridge/channel-names.ts';

type Listener = (payload: unknown) => void;

/**
 * Returns the page's function for a channel. A listener gets only the payload, because with Electron's event object the
 * page could send on any channel.
 */
function expose(channel: string, event: boolean) {
  if (!event) return (...given: unknown[]) => ipcRenderer.invoke(channel, ...given);
  return (listener: Listener) => {
    const pass = (_event: unknown, payload: unknown) => listener(payload);
    ipcRenderer.on(channel, pass);
    return () => void ipcRenderer.off(channel, pass);
  };
}

/** The page gets only the declared channels, and neither Electron nor Node. */
const groups = Object.entries(channelNames).map(([group, names]) => [
  group,
  Object.fromEntries(names.map((name) => [name, expose(channelName(group, name), isEvent(name))])),
]);
const agency: Agency = Object.fromEntries(groups);

contextBridge.exposeInMainWorld('agency', { ...agency, desktop: { ...agency.desktop, platform: process.platform } });
