import { Notification } from 'electron';
import type { InquiryNotification, Link } from '#bridge/desktop.ts';
import { plainBody } from './plain-body.ts';

/** Kept while they show: one that is collected as garbage would not hear the click. */
const shown = new Map<string, Notification>();

/** Shows a native notification; a click leads to its inquiry. The same inquiry's earlier one is replaced. */
export function notify({ id, title, body }: InquiryNotification, follow: (link: Link) => void): void {
  if (!Notification.isSupported()) return;
  shown.get(id)?.close();
  const notification = new Notification({ title, body: plainBody(body) });
  const forget = () => {
    if (shown.get(id) === notification) shown.delete(id);
  };
  notification.on('click', () => {
    forget();
    follow({ kind: 'inquiry', id });
  });
  notification.on('close', forget);
  shown.set(id, notification);
  notification.show();
}

/** They tell of a user's inquiries, so they go when that user does. */
export function closeNotifications(): void {
  for (const notification of shown.values()) notification.close();
  shown.clear();
}
