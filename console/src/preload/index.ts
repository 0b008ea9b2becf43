import { contextBridge, ipcRenderer } from 'electron';
import { type Agency, channelName, channels } from '#bridge/agency.ts';

type Listener = (payload: unknown) => void;

/** The function the page gets for a channel: an event's listener gets the payload only, since Electron's event could send. */
function expose(channel: string, isEvent: boolean) {
  if (!isEvent) return (...given: unknown[]) => ipcRenderer.invoke(channel, ...given);
  return (listener: Listener) => {
    const pass = (_event: unknown, payload: unknown) => listener(payload);
    ipcRenderer.on(channel, pass);
    return () => void ipcRenderer.off(channel, pass);
  };
}

/** The declared channels, and nothing else: no channel names, no Electron, no Node reach the page. */
const groups = Object.entries(channels).map(([group, members]) => [
  group,
  Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, expose(channelName(group, name), 'payload' in member)]),
  ),
]);
const agency: Agency = Object.fromEntries(groups);

contextBridge.exposeInMainWorld('agency', { ...agency, desktop: { ...agency.desktop, platform: process.platform } });
