import { createCookie } from 'react-router';
import type { ToastContent } from '#ui/toast/toast-store.ts';

/** Toasts for the page that a redirect leads to. */
export const notices = {
  'signed-in': { title: 'Login successful', description: 'Welcome to the admin dashboard!' },
  'signed-out': { title: 'Logged out', description: 'You have left the admin dashboard.' },
} satisfies Record<string, ToastContent>;
export type NoticeName = keyof typeof notices;

// On the root path: the data of /admin is fetched from /admin.data, which lies beside it and not below.
const cookie = createCookie('admin-notice', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 60 });

/** The Set-Cookie value that carries a notice over a redirect. */
export const leaveNotice = (notice: NoticeName): Promise<string> => cookie.serialize(notice);

export const takeNoticeAway = (): Promise<string> => cookie.serialize('', { maxAge: 0 });

export async function readNotice(request: Request): Promise<NoticeName | null> {
  const left: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
  return typeof left === 'string' && Object.hasOwn(notices, left) ? (left as NoticeName) : null;
}
