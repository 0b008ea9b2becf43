import { services } from '#app/marketing/services/services.ts';

export type NavigationItem = { name: string; href: string };

export const serviceLinks: readonly NavigationItem[] = services.map(({ name, href }) => ({ name, href }));

export const resourceLinks: readonly NavigationItem[] = [
  { name: 'Performance Tools', href: '/tools/performance' },
  { name: 'Blog', href: '/blog' },
];

/** The drawer's links above the services. */
export const drawerLinks: readonly NavigationItem[] = [
  { name: 'Home', href: '/' },
  { name: 'Portfolio', href: '/portfolio' },
  ...resourceLinks,
  { name: 'About', href: '/about' },
  { name: 'Contact Us', href: '/contact' },
];

/** The footer's services: all but maintenance. */
export const footerServiceLinks = serviceLinks.filter(({ href }) => href !== '/services/wordpress-maintenance');

export const companyLinks: readonly NavigationItem[] = [
  { name: 'About Us', href: '/about' },
  { name: 'Portfolio', href: '/portfolio' },
  { name: 'Contact', href: '/contact' },
];
