import type { contactServices } from '@agency/api/contract/contact';

type ContactService = (typeof contactServices)[number]['value'];

/** What a link passes on to the inquiry form. `readQuote` reads it. */
export type Quote = {
  service?: ContactService;
  /** A package of that service, as `packageKey` writes it. */
  package?: string;
  /** The slug of a portfolio item or a case study that the visitor liked. */
  project?: string;
  /** A website to look at, and its sample scores in the toolkit's order. */
  website?: string;
  scores?: readonly number[];
};

/** Returns the path of the inquiry form with initial values: `/contact?service=wordpress&package=professional`. */
export function quotePath({ scores, ...quote }: Quote): string {
  const params = new URLSearchParams(Object.entries(quote).filter(([, value]) => value));
  if (scores) params.set('scores', scores.join('-'));
  return params.size > 0 ? `/contact?${params}` : '/contact';
}

/** Returns a package's name for a URL: `Standard Store` becomes `standard-store`. */
export const packageKey = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The service pages, each with its value of the form's Service field. */
const pages: readonly (readonly [page: string, service: ContactService])[] = [
  ['wordpress', 'wordpress'],
  ['wordpress-maintenance', 'wordpress'],
  ['shopify', 'shopify'],
  ['api-integration', 'api'],
  ['laravel-vue', 'laravel'],
  ['workflow-automation', 'automation'],
  ['cms-development', 'cms'],
  ['email-dns', 'email-dns'],
];

/** Returns the names of a service's pages. */
export const pagesOf = (service: string): string[] =>
  pages.filter(([, those]) => those === service).map(([page]) => page);

/** Returns the Service field's value for a service page; undefined for other pages. */
export const serviceOfPage = (pathname: string): ContactService | undefined =>
  pages.find(([page]) => pathname === `/services/${page}`)?.[1];

/** Returns a page's link to the form. A service page passes on its service. */
export const quotePathFrom = (pathname: string): string => quotePath({ service: serviceOfPage(pathname) });

const technologies: Record<string, ContactService> = {
  WordPress: 'wordpress',
  'Shopify Plus': 'shopify',
  Laravel: 'laravel',
};

/** Returns a portfolio item's or case study's link to the form. The inquiry then names that project. */
export const quotePathLike = ({ technology, slug }: { technology: string; slug: string }): string =>
  quotePath({ service: technologies[technology], project: slug });
