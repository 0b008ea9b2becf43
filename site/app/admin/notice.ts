import { createCookie } from 'react-router';
import type { ToastContent } from '#app/ui/toast/toast-store.ts';

/** What is told on the page that a redirect leads to. */
export const notices = {
  'signed-in': { title: 'Login successful', description: 'Welcome to the admin dashboard!' },
  'signed-out': { title: 'Logged out', description: 'You have left the admin dashboard.' },
} satisfies Record<string, ToastContent>;
export type Notice = keyof typeof notices;

// On the root path: the data of /admin is fetched from /admin.data, which lies beside it and not below.
const cookie = createCookie('admin-notice', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 60 });

/** The Set-Cookie value that carries a notice over a redirect. */
export const leaveNotice = (notice: Notice): Promise<string> => cookie.serialize(notice);

/** The notice that was left for this request, and the Set-Cookie value that takes it away. */
export async function takeNotice(request: Request): Promise<{ notice: Notice; taken: string } | null> {
  const left: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
  if (typeof left !== 'string' || !Object.hasOwn(notices, left)) return null;
  return { notice: left as Notice, taken: await cookie.serialize('', { maxAge: 0 }) };
}
