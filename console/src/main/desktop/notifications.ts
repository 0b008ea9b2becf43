import { Notification } from 'electron';
import type { Link, RecordNotification } from '#bridge/desktop.ts';

/** The visible notifications. Without a reference, a notification would be garbage-collected, and its click lost. */
const shown = new Map<string, Notification>();

/** How long after the first notification further ones are gathered into a summary, in ms. */
const gatherMs = 2_000;
/** The arrivals that are gathered now, by their id, oldest first. Only the oldest is shown already. */
let burst = new Map<string, RecordNotification>();
let gathering: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a native notification at once. A click opens its record. Further notifications within `gatherMs` are gathered.
 * Then a summary of all replaces the first, and a click on the summary opens the newest record.
 */
export function notify(notification: RecordNotification, open: (link: Link) => void): void {
  if (!Notification.isSupported()) return;
  burst.set(notification.id, notification);
  if (gathering) return;
  show(notification.id, notification, () => open(linkOf(notification)));
  gathering = setTimeout(() => endBurst(open), gatherMs);
}

const linkOf = ({ kind, id }: RecordNotification): Link => ({ kind, id });

function endBurst(open: (link: Link) => void): void {
  const arrived = [...burst.values()];
  gathering = undefined;
  burst = new Map();
  const newest = arrived.at(-1);
  if (!newest || arrived.length < 2) return;
  for (const { id } of arrived) shown.get(id)?.close();
  const what = arrived.every(({ kind, again }) => kind === 'inquiry' && !again) ? 'new inquiries' : 'new arrivals';
  const names = arrived.slice(-3).map(({ title }) => title);
  const body = [...names.toReversed(), ...(arrived.length > 3 ? [`and ${arrived.length - 3} more`] : [])].join('\n');
  show('several', { title: `${arrived.length} ${what}`, body }, () => open(linkOf(newest)));
}

/** Shows a notification, in place of an earlier one with the same key. */
function show(key: string, { title, body }: Pick<RecordNotification, 'title' | 'body'>, onClick: () => void): void {
  shown.get(key)?.close();
  const notification = new Notification({ title, body: plainBody(body) });
  const forget = () => {
    if (shown.get(key) === notification) shown.delete(key);
  };
  notification.on('click', () => {
    forget();
    onClick();
  });
  notification.on('close', forget);
  shown.set(key, notification);
  notification.show();
}

/** Removes all notifications when the session is over, because they quote inquiries and orders. */
export function closeNotifications(): void {
  clearTimeout(gathering);
  gathering = undefined;
  burst = new Map();
  for (const notification of shown.values()) notification.close();
  shown.clear();
}

/**
 * Returns a body that a notification shows as plain text. Linux desktops read a body as markup
 * (https://specifications.freedesktop.org/notification-spec), so a stranger's inquiry could add links and styles. Other
 * systems show plain text.
 */
export function plainBody(body: string, platform: NodeJS.Platform = process.platform): string {
  if (platform !== 'linux') return body;
  return body.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
