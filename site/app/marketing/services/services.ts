import type { ServiceCard } from './service-page.ts';

export type Service = ServiceCard & { href: string };

// The query `?card` makes each import a separate module, so that menus do not load the content of whole pages.
const cards = import.meta.glob<ServiceCard>('./content/*.ts', { eager: true, import: 'card', query: '?card' });

/** All services in the order of the menus. The path of a service is the name of its file. */
export const services: readonly Service[] = Object.entries(cards)
  .map(([file, card]) => ({ ...card, href: file.replace(/^\.\/content\/(.*)\.ts$/, '/services/$1') }))
  .sort((one, other) => one.order - other.order);
