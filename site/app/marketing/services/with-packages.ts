import { featuresOf, priceText } from '@agency/api/contract/service-packages';
import type { ServicePackage } from '#app/graphql/service-packages.ts';
import { packageKey, quotePath, serviceOfPage } from '../contact/quote-path.ts';
import type { Packages, ServicePage } from './service-page.ts';

/** Returns the text that follows a price in small type; undefined for a price that is paid once. */
export const unitOf = ({ price, isMonthly }: Pick<ServicePackage, 'price' | 'isMonthly'>): string | undefined =>
  price && isMonthly ? 'per month' : undefined;

/**
 * Adds a service's packages, cheapest first, to its page. The cheapest price also appears on the first screen and in
 * the description for search engines. Without packages, this removes their block.
 */
export function withPackages(page: ServicePage, packages: readonly ServicePackage[]): ServicePage {
  const { head, hero, blocks } = page;
  const priced = packages.find(({ price }) => price);
  const perMonth = priced?.isMonthly ? ' per month' : '';
  const unit = perMonth || (priced?.isMinimum ? 'starting price' : 'fixed price');
  return {
    ...page,
    head: { ...head, description: `${head.description}${priced ? ` From ${priceText(priced)}${perMonth}.` : ''}` },
    hero: {
      ...hero,
      facts: [
        ...(priced ? [{ value: priceText(priced), label: `${unit}, ${priced.name}`.trim() }] : []),
        ...hero.facts,
      ],
    },
    blocks: blocks.flatMap((block) => {
      if (block.shape !== 'packages') return block;
      return packages.length > 0 ? { ...block, items: packages.map((each) => itemOf(page, each)) } : [];
    }),
  };
}

function itemOf({ path }: ServicePage, offer: ServicePackage): Packages['items'][number] {
  const { name, audience, popular } = offer;
  return {
    ...{ name, audience, popular, price: priceText(offer), unit: unitOf(offer), features: featuresOf(offer) },
    action: { label: 'Get a Quote', to: quotePath({ service: serviceOfPage(path), package: packageKey(name) }) },
  };
}
