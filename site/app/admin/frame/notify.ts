import { isolated } from '@agency/api/contract/text';
import { create } from 'zustand';
import { serviceLabel } from '#ui/admin/inbox/labels.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { tryStorage } from '#ui/try-storage.ts';
import type { Arrival } from './arrivals.ts';

const key = 'admin-notifications';

/** Whether this browser shows notifications for new inquiries. Off until the admin turns them on in this browser. */
export const useNotifies = create<{ on: boolean }>(() => ({ on: false }));

const isAble = () => 'Notification' in window;

/** Reads the stored choice. Notifications are on only if the browser also permits them. */
export function readNotifies(): void {
  const isOn = tryStorage(() => localStorage.getItem(key)) === 'on';
  useNotifies.setState({ on: isOn && isAble() && Notification.permission === 'granted' });
}

function choose(on: boolean): void {
  useNotifies.setState({ on });
  // Without storage, the choice lasts until the admin leaves the page.
  tryStorage(() => (on ? localStorage.setItem(key, 'on') : localStorage.removeItem(key)));
}

/**
 * Turns notifications off if they are on. Otherwise, asks the browser for permission, and turns them on if it is
 * granted.
 */
export async function toggleNotifies(): Promise<void> {
  if (useNotifies.getState().on) return choose(false);
  if (!isAble()) {
    toast(unable);
    return;
  }
  await Notification.requestPermission();
  // Reads the permission again, because `requestPermission` may return `default` in a browser that blocks
  // notifications.
  const { permission } = Notification;
  if (permission !== 'granted') {
    toast(permission === 'denied' ? blocked : undecided);
    return;
  }
  // Shows a test notification, because a browser on a phone may grant permission but let no page show a notification.
  const shown = show(
    'Notifications are on',
    'New inquiries are shown like this while this page is in the background.',
    () => undefined,
  );
  if (!shown) {
    toast(unable);
    return;
  }
  choose(true);
}

const blocked = {
  title: 'Your browser blocks notifications',
  description: 'Allow them for this site in the settings of your browser, then try again.',
};
const undecided = {
  title: 'Notifications stay off',
  description: 'Your browser does not have permission to show them.',
};
const unable = {
  title: 'This browser cannot show notifications',
  description: 'Use the desktop console or a browser on a computer.',
};

/**
 * Shows one notification for all inquiries that arrived since the page was last visible. It replaces the previous
 * notification.
 */
export function announceArrivals(arrivals: readonly Arrival[], open: (path: string) => void): void {
  const [newest] = arrivals;
  if (!newest) return;
  const { id, name, service } = newest;
  if (arrivals.length === 1)
    show(`Inquiry from ${isolated(name)}`, serviceLabel(service), () => open(`/admin/inbox?inquiry=${id}`));
  else {
    const names = arrivals.slice(0, 3).map((arrival) => isolated(arrival.name));
    const more = arrivals.length > 3 ? ` and ${arrivals.length - 3} more` : '';
    show(`${arrivals.length} new inquiries`, `${names.join(', ')}${more}`, () => open('/admin/inbox?q=is%3Anew'));
  }
}

/** @returns whether the browser can show the notification. */
function show(title: string, body: string, onClick: () => void): boolean {
  try {
    const notification = new Notification(title, { body, tag: key, icon: '/icon-192.png' });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onClick();
    };
    return true;
  } catch {
    return false;
  }
}
