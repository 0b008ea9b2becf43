import { contactServices } from '@agency/api/contract/contact';
import { limits } from '@agency/api/contract/limits';
import { isScore, metricNames, overallScore } from '@agency/api/contract/performance';
import { websiteSchema } from '@agency/api/contract/performance-report';
import { pricedServiceNames, priceText } from '@agency/api/contract/service-packages';
import { regardingStarts } from '@agency/api/contract/today';
import { readPackages, type ServicePackage } from '#app/graphql/service-packages.ts';
import type { SiteContext } from '#app/site-context.ts';
import { shortName } from '../performance/use-analysis.ts';
import { servicePage } from '../services/service-pages.ts';
import { unitOf } from '../services/with-packages.ts';
import { packageKey, pagesOf } from './quote-path.ts';

/** The form's initial values, each '' if the URL has no known value for it. */
export type QuoteEntries = { service: string; regarding: string };

/**
 * Reads a link to the form (`quotePath`). Anyone can write such a link, so only known services, packages of the
 * service, valid websites and five valid scores count. `project`: the title of the link's project, if any.
 */
export function readQuote(
  params: URLSearchParams,
  { project, packages = [] }: { project?: string | null; packages?: readonly ServicePackage[] } = {},
): QuoteEntries {
  const service = contactServices.find(({ value }) => value === params.get('service'))?.value ?? '';
  const known = toolkitResult(params) || packageOf(packages, params.get('package') ?? '');
  return {
    service,
    regarding: known || (project ? `${regardingStarts.project[0]}${project}`.slice(0, limits.regarding.max) : ''),
  };
}

/**
 * Loads the packages of the link's service, if the link names a package. Returns none after a failure, which is logged.
 */
export async function readOffered(params: URLSearchParams, site: Pick<SiteContext, 'queryApi' | 'logError'>) {
  const priced = pricedServiceNames.filter((name) => pagesOf(params.get('service') ?? '').includes(name));
  if (!params.get('package')) return [];
  try {
    return (await Promise.all(priced.map((service) => readPackages(site, service)))).flat();
  } catch (error) {
    site.logError(error);
    return [];
  }
}

/**
 * Returns a text such as `WordPress development: Professional package, $5,000`. Returns '' if there is no such package.
 */
function packageOf(packages: readonly ServicePackage[], key: string): string {
  const offer = packages.find(({ name }) => packageKey(name) === key);
  if (!offer) return '';
  const price = offer.price ? `, ${[priceText(offer), unitOf(offer)].filter(Boolean).join(' ')}` : '';
  return `${servicePage(offer.service)?.head.title}: ${offer.name} package${price}`;
}

/**
 * The maximum length of a website in the text. If it is longer, the text contains only its host, cut to this length.
 */
const tellingLength = 200;

/**
 * Returns a text about the link's website with its sample scores. Without five valid scores, the text asks for a
 * measurement. Returns '' without a valid website.
 */
function toolkitResult(params: URLSearchParams): string {
  const website = websiteSchema.safeParse(params.get('website') ?? '');
  if (!website.success) return '';
  const full = shortName(website.data);
  const name = full.length > tellingLength ? new URL(website.data).host.slice(0, tellingLength) : full;
  const scores = (params.get('scores') ?? '').split('-').map(Number);
  const isWhole = scores.length === metricNames.length && scores.every(isScore);
  if (!isWhole) return `${regardingStarts.timing[0]}${name}`;
  const each = metricNames.map((metric, at) => `${metric} ${scores[at]}`).join(', ');
  return `${regardingStarts.sampleResult[0]}${name}: ${overallScore(scores)} of 100 (${each})`;
}
