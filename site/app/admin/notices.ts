import type { ToastContent } from '#ui/toast/toast-store.ts';

/** What is told on the page that a redirect leads to. */
export const notices = {
  'signed-in': { title: 'Login successful', description: 'Welcome to the admin dashboard!' },
  'signed-out': { title: 'Logged out', description: 'You have left the admin dashboard.' },
} satisfies Record<string, ToastContent>;
export type NoticeName = keyof typeof notices;
