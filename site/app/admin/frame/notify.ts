import { isolated } from '@agency/api/contract/text';
import { create } from 'zustand';
import { serviceLabel } from '#ui/admin/inbox/labels.ts';
import { toast } from '#ui/toast/toast-store.ts';
import type { Arrival } from './arrivals.ts';

const key = 'admin-notifications';

/** Whether this browser notifies of new inquiries: off until the admin turns it on here. */
export const useNotifies = create<{ on: boolean }>(() => ({ on: false }));

const isAble = () => 'Notification' in window;

/** Reads what was chosen earlier. The browser's own setting has the last word. */
export function readNotifies(): void {
  try {
    useNotifies.setState({
      on: isAble() && Notification.permission === 'granted' && localStorage.getItem(key) === 'on',
    });
  } catch {
    // Without access to the browser's storage it is off.
  }
}

function choose(on: boolean): void {
  useNotifies.setState({ on });
  try {
    if (on) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // It lasts until the page is left.
  }
}

/** Turns notifications on, after the browser has asked the admin, or off. */
export async function toggleNotifies(): Promise<void> {
  if (useNotifies.getState().on) return choose(false);
  if (!isAble()) {
    toast(unable);
    return;
  }
  await Notification.requestPermission();
  // Not its answer: a browser that blocks them may answer that nobody has decided yet.
  const { permission } = Notification;
  if (permission !== 'granted') {
    toast(permission === 'denied' ? blocked : undecided);
    return;
  }
  // Phones refuse a page's own notifications. This one also shows what they look like.
  const shown = show(
    'Notifications are on',
    'New inquiries are announced while this page is not in view.',
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
const undecided = { title: 'Notifications stay off', description: 'Your browser was not allowed to show them.' };
const unable = {
  title: 'This browser shows no notifications',
  description: 'The desktop console does, and so do browsers on a computer.',
};

/** One notification for all that arrived since the page was last in view: each replaces the one before. */
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

/** @returns whether the browser shows it. */
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
