import type { SiteContext } from '#app/site-context.ts';
import type { ToastContent } from '#ui/toast/toast-store.ts';

/** Toasts that a redirect shows on the page to which it leads. */
export const notices = {
  'signed-in': { title: 'Login successful', description: 'Welcome to the admin dashboard!' },
  'signed-out': { title: 'Logged out', description: 'You have left the admin dashboard.' },
  restored: { title: 'Revision loaded', description: 'Save the form to replace what is saved now.' },
} satisfies Record<string, ToastContent>;
export type NoticeName = keyof typeof notices;

type Cookies = SiteContext['cookies'];

const keptMs = 60_000;

/** Returns the `Set-Cookie` value that carries a notice across a redirect. */
export const leaveNotice = (cookies: Cookies, notice: NoticeName): string =>
  cookies.set('admin-notice', notice, Date.now() + keptMs);

export function readNotice(cookies: Cookies): NoticeName | null {
  const left = cookies.read('admin-notice');
  return Object.hasOwn(notices, left) ? (left as NoticeName) : null;
}
