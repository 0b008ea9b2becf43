import { contactServices } from '@agency/api/contract/contact';
import { limits } from '@agency/api/contract/limits';
import { isScore, metricNames, overallScore } from '@agency/api/contract/performance';
import { websiteSchema } from '@agency/api/contract/performance-report';
import { shortName } from '../performance/use-analysis.ts';
import { servicePage } from '../services/service-pages.ts';
import { packageKey, pagesOf } from './quote-path.ts';

/** The form's initial values; empty when the address has none that are known. */
export type QuoteEntries = { service: string; regarding: string };

/**
 * Reads a link to the form (`quotePath`). It may come from anywhere, so only known values count: a service of the form, a
 * package that its page offers, a possible website, five scores. The rest is ignored. `project` is the title of the link's
 * project, if there is one.
 */
export function readQuote(params: URLSearchParams, project?: string | null): QuoteEntries {
  const service = contactServices.find(({ value }) => value === params.get('service'))?.value ?? '';
  const known = toolkitResult(params) || packageOf(service, params.get('package') ?? '');
  return { service, regarding: known || (project ? `Project: ${project}`.slice(0, limits.regarding.max) : '') };
}

/** `WordPress development: Professional package, $5,000`; empty for a package that no page of the service offers. */
function packageOf(service: string, key: string): string {
  const offers = pagesOf(service).flatMap((name) => {
    const page = servicePage(name);
    const blocks = page?.blocks.flatMap((block) => (block.shape === 'packages' ? block.items : [])) ?? [];
    return blocks.map((offer) => ({ ...offer, title: page?.head.title }));
  });
  const offer = offers.find(({ name }) => packageKey(name) === key);
  if (!offer) return '';
  const price = /\d/.test(offer.price) ? `, ${[offer.price, offer.unit].filter(Boolean).join(' ')}` : '';
  return `${offer.title}: ${offer.name} package${price}`;
}

/** The length of an address that can be read at a glance; for a longer one only the host is shown, cut if necessary. */
const tellingLength = 200;

/** The toolkit's simulated result for a website, or only that it is to be measured; empty without a website. */
function toolkitResult(params: URLSearchParams): string {
  const website = websiteSchema.safeParse(params.get('website') ?? '');
  if (!website.success) return '';
  const full = shortName(website.data);
  const name = full.length > tellingLength ? new URL(website.data).host.slice(0, tellingLength) : full;
  const scores = (params.get('scores') ?? '').split('-').map(Number);
  const isWhole = scores.length === metricNames.length && scores.every(isScore);
  if (!isWhole) return `Timing of ${name}`;
  const each = metricNames.map((metric, at) => `${metric} ${scores[at]}`).join(', ');
  return `Sample result for ${name}: ${overallScore(scores)} of 100 (${each})`;
}
