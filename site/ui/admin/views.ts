import { Briefcase, Inbox, LayoutDashboard, MailWarning, ReceiptText } from 'lucide-react';

/** The admin's views in the order of their links: what each is called, its icon, and its address in the browser. */
export const views = {
  dashboard: { name: 'Dashboard', icon: LayoutDashboard, path: '/admin' },
  inbox: { name: 'Inbox', icon: Inbox, path: '/admin/inbox' },
  portfolio: { name: 'Portfolio', icon: Briefcase, path: '/admin/portfolio' },
  orders: { name: 'Orders', icon: ReceiptText, path: '/admin/orders' },
  mail: { name: 'Mail', icon: MailWarning, path: '/admin/mail' },
} as const;

export type ViewKey = keyof typeof views;
export const viewKeys = Object.keys(views) as ViewKey[];
