import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import { type Call, channels, type Event, type Handlers, type SendEvent } from '#bridge/agency.ts';
import { channelName } from '#bridge/channel-names.ts';
import type { Log } from '#main/log.ts';
import { isOurs } from '#main/protocol/scheme.ts';

type Channels = Record<string, Call | Event>;
type Handler = (...given: unknown[]) => unknown;

/**
 * Answers the renderer's calls. Parses arguments and results, so that the renderer gets only what the schema names.
 * Logs errors, and reports them to the renderer without their messages.
 */
export function handleCalls(handlers: Handlers, log: Log): void {
  for (const [group, members] of Object.entries<Channels>(channels)) {
    const ofGroup = handlers[group as keyof Handlers] as Record<string, Handler>;
    for (const [name, member] of Object.entries(members)) {
      const handler = ofGroup[name];
      if ('takes' in member && handler) handleCall(channelName(group, name), member, handler, log);
    }
  }
}

function handleCall(channel: string, { takes, gives }: Call, handler: Handler, log: Log): void {
  ipcMain.handle(channel, async (event, ...given: unknown[]) => {
    if (!isOurWindow(event)) throw new Error(`${channel}: refused`);
    const parsed = takes.map((schema, index) => schema.safeParse(given[index]));
    if (given.length > takes.length || parsed.some(({ success }) => !success))
      throw new Error(`${channel}: invalid arguments`);
    try {
      return gives.parse(await handler(...parsed.map(({ data }) => data)));
    } catch (error) {
      log.error(`${channel} failed`, error);
      throw new Error(`${channel}: failed`);
    }
  });
}

/**
 * Whether a call comes from our own page in the window's main frame, which alone may use the bridge.
 * https://www.electronjs.org/docs/latest/tutorial/security#17-validate-the-sender-of-all-ipc-messages
 */
const isOurWindow = ({ senderFrame, sender }: Pick<IpcMainInvokeEvent, 'senderFrame' | 'sender'>): boolean =>
  senderFrame !== null && senderFrame === sender.mainFrame && isOurs(senderFrame.url);

/** Returns a function that sends events to the renderer. Sends only what the schema names, and only to our page. */
export function eventSender(contents: () => WebContents | null): SendEvent {
  return (group, name, payload) => {
    const to = contents();
    const members: Channels = channels[group];
    const member = members[String(name)];
    if (!to || to.isDestroyed() || !isOurs(to.getURL()) || !member || !('payload' in member)) return;
    to.send(channelName(group, String(name)), member.payload.parse(payload));
  };
}
