import type { WebContents } from 'electron';
import { type EventName, type EventPayload, events } from '#bridge/channels.ts';
import { isOurs } from '#main/protocol/scheme.ts';

export type SendEvent = <Name extends EventName>(name: Name, payload: EventPayload<Name>) => void;

/** Tells the renderer, if its window is there and shows our page. Only what the schema names goes out. */
export function eventSender(contents: () => WebContents | null): SendEvent {
  return (name, payload) => {
    const to = contents();
    if (to && !to.isDestroyed() && isOurs(to.getURL())) to.send(name, events[name].parse(payload));
  };
}
