import {
  LayoutTemplate,
  type LucideIcon,
  MailCheck,
  PanelsTopLeft,
  Plug,
  ServerCog,
  ShieldCheck,
  ShoppingBag,
  Workflow,
} from 'lucide-react';

/** A service as every menu and index shows it. */
export type Service = {
  title: string;
  /** The shorter name in menus. */
  name: string;
  description: string;
  features: readonly string[];
  href: string;
  icon: LucideIcon;
  color: 'green' | 'primary' | 'blue';
};

/** All eight, in the order of the menus. */
export const services: readonly Service[] = [
  {
    title: 'WordPress development',
    name: 'WordPress',
    description:
      'Sites your own team can edit: a theme built for your content, without a page builder between you and your words.',
    features: ['Custom themes and blocks', 'Moves from other systems', 'Loads in under 2.5 s on a phone'],
    href: '/services/wordpress',
    icon: LayoutTemplate,
    color: 'primary',
  },
  {
    title: 'Shopify Plus',
    name: 'Shopify Plus',
    description:
      'Shops that sell: theme, checkout and the connections behind them, tested with real orders before launch.',
    features: ['Theme and checkout work', 'Catalog and order import', 'Several shops, one stock'],
    href: '/services/shopify',
    icon: ShoppingBag,
    color: 'green',
  },
  {
    title: 'WordPress maintenance',
    name: 'WordPress Maintenance',
    description: 'Updates, backups, security and edits for a fixed monthly price, with a report of what was done.',
    features: ['From $79 per month', 'Backups four times a day', 'Cancel with 30 days notice'],
    href: '/services/wordpress-maintenance',
    icon: ShieldCheck,
    color: 'primary',
  },
  {
    title: 'API integration',
    name: 'API Integration',
    description: 'Your shop, accounts, mail and CRM exchange data on their own, and someone is told when they stop.',
    features: ['Payment, CRM and marketing tools', 'Retries and alerts built in', 'Documented for your team'],
    href: '/services/api-integration',
    icon: Plug,
    color: 'blue',
  },
  {
    title: 'Laravel and Vue.js',
    name: 'Laravel & Vue.js',
    description: 'Portals, booking and back-office tools that no ready-made plugin covers.',
    features: ['Customer portals', 'Internal tools', 'Tests with every release'],
    href: '/services/laravel-vue',
    icon: ServerCog,
    color: 'blue',
  },
  {
    title: 'Workflow automation',
    name: 'Workflow Automation',
    description:
      'The copying between two screens that someone does every morning, done by a program that logs its work.',
    features: ['Data processing', 'Order and stock routines', 'Marketing follow-ups'],
    href: '/services/workflow-automation',
    icon: Workflow,
    color: 'blue',
  },
  {
    title: 'CMS development',
    name: 'CMS Development',
    description: 'The right system for the people who will fill it, set up so that they cannot break the layout.',
    features: ['Landing-page platforms', 'Marketing platforms', 'Site builders, used well'],
    href: '/services/cms-development',
    icon: PanelsTopLeft,
    color: 'blue',
  },
  {
    title: 'Email and DNS',
    name: 'Email & DNS',
    description: 'Mail that arrives and a domain that nobody can take over, managed and watched.',
    features: ['SPF, DKIM and DMARC', 'Mailboxes from $29 per month', '99.9% uptime'],
    href: '/services/email-dns',
    icon: MailCheck,
    color: 'green',
  },
];
