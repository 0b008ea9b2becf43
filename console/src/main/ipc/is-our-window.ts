import type { IpcMainInvokeEvent } from 'electron';
import { isOurs } from '#main/protocol/scheme.ts';

/**
 * Whether a call comes from our own page, in the window's own frame. A frame inside it, or a page that took our page's
 * place, has no business with the bridge. https://www.electronjs.org/docs/latest/tutorial/security#17-validate-the-sender-of-all-ipc-messages
 */
export function isOurWindow({ senderFrame, sender }: Pick<IpcMainInvokeEvent, 'senderFrame' | 'sender'>): boolean {
  return senderFrame !== null && senderFrame === sender.mainFrame && isOurs(senderFrame.url);
}
