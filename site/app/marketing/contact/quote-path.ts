import type { contactServices } from '@agency/api/contract/contact';

type ContactService = (typeof contactServices)[number]['value'];

/** The parameters of a link to the inquiry form, which `readQuote` reads. */
export type Quote = {
  service?: ContactService;
  /** The key of one of the service's packages, as `packageKey` returns it. */
  package?: string;
  /** The slug of a portfolio item or a case study. */
  project?: string;
  /** The website that the visitor checked with the performance toolkit. */
  website?: string;
  /** The website's sample scores, in the toolkit's order. */
  scores?: readonly number[];
};

/** Returns the path of the inquiry form with initial values: `/contact?service=wordpress&package=professional`. */
export function quotePath({ scores, ...quote }: Quote): string {
  const params = new URLSearchParams(Object.entries(quote).filter(([, value]) => value));
  if (scores) params.set('scores', scores.join('-'));
  return params.size > 0 ? `/contact?${params}` : '/contact';
}

/** Returns the key of a package for a URL: `Standard Store` becomes `standard-store`. */
export const packageKey = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The service pages, each with its value for the form's Service field. */
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

/** Returns the names of the pages for a value of the Service field. */
export const pagesOf = (service: string): string[] =>
  pages.filter(([, those]) => those === service).map(([page]) => page);

/** Returns the value of the Service field for a service page; undefined for other pages. */
export const serviceOfPage = (pathname: string): ContactService | undefined =>
  pages.find(([page]) => pathname === `/services/${page}`)?.[1];

/** Returns a page's link to the form. On a service page, the link preselects the service. */
export const quotePathFrom = (pathname: string): string => quotePath({ service: serviceOfPage(pathname) });

const technologies: Record<string, ContactService> = {
  WordPress: 'wordpress',
  'Shopify Plus': 'shopify',
  Laravel: 'laravel',
};

/**
 * Returns the link to the form for a visitor who wants work like this item or case study. The inquiry then names the
 * item or case study.
 */
export const quotePathLike = ({ technology, slug }: { technology: string; slug: string }): string =>
  quotePath({ service: technologies[technology], project: slug });
