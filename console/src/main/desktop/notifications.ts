import { Notification } from 'electron';
import type { InquiryNotification, Link } from '#bridge/desktop.ts';

/** Kept while they show: one that is collected as garbage would not hear the click. */
const shown = new Map<string, Notification>();

/** Shows a native notification; a click leads to its inquiry. The same inquiry's earlier one is replaced. */
export function notify({ id, title, body }: InquiryNotification, open: (link: Link) => void): void {
  if (!Notification.isSupported()) return;
  shown.get(id)?.close();
  const notification = new Notification({ title, body: plainBody(body) });
  const forget = () => {
    if (shown.get(id) === notification) shown.delete(id);
  };
  notification.on('click', () => {
    forget();
    open({ kind: 'inquiry', id });
  });
  notification.on('close', forget);
  shown.set(id, notification);
  notification.show();
}

/** They quote a user's inquiries, so they go when that user does. */
export function closeNotifications(): void {
  for (const notification of shown.values()) notification.close();
  shown.clear();
}

/**
 * A notification's body that shows as it was written. Linux desktops take it for markup
 * (https://specifications.freedesktop.org/notification-spec), so a stranger's inquiry could put links and styles into it;
 * elsewhere it is plain text.
 */
export function plainBody(body: string, platform: NodeJS.Platform = process.platform): string {
  if (platform !== 'linux') return body;
  return body.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
