import { Notification } from 'electron';
import type { Link, RecordNotification } from '#bridge/desktop.ts';

/** Kept while they show: a garbage-collected one would not hear the click. */
const shown = new Map<string, Notification>();

/** Shows a native notification; a click opens its record. Replaces the same record's earlier one. */
export function notify({ kind, id, title, body }: RecordNotification, open: (link: Link) => void): void {
  if (!Notification.isSupported()) return;
  shown.get(id)?.close();
  const notification = new Notification({ title, body: plainBody(body) });
  const forget = () => {
    if (shown.get(id) === notification) shown.delete(id);
  };
  notification.on('click', () => {
    forget();
    open({ kind, id });
  });
  notification.on('close', forget);
  shown.set(id, notification);
  notification.show();
}

/** They quote a user's inquiries and orders, so they are removed with that user. */
export function closeNotifications(): void {
  for (const notification of shown.values()) notification.close();
  shown.clear();
}

/**
 * A notification's body as plain text. Linux desktops read it as markup
 * (https://specifications.freedesktop.org/notification-spec), so a stranger's inquiry could add links and styles; other
 * systems show plain text.
 */
export function plainBody(body: string, platform: NodeJS.Platform = process.platform): string {
  if (platform !== 'linux') return body;
  return body.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
