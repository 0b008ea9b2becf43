import type { Agency } from '@agency/api/contract/agency';
import type { MetaDescriptor } from 'react-router';
import type { FAQPage, Offer, Service, WithContext } from 'schema-dts';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs } from '#app/page-head/structured-data.ts';
import type { Faq, Packages, Plans, ServicePage } from './service-page.ts';

type Site = { agency: Agency; publicUrl: string };

/**
 * Returns the head of a service page: texts, share picture, and structured data about the service, its prices and
 * questions.
 */
export function serviceHead(site: Site, page: ServicePage): MetaDescriptor[] {
  const faq = page.blocks.find((block): block is Faq => block.shape === 'faq');
  return pageHead(site, {
    ...page.head,
    canonical: page.path,
    ogImage: `/share${page.path}.jpg`,
    structuredData: [
      service(site, page),
      ...(faq ? [faqPage(faq)] : []),
      breadcrumbs(site, [
        { name: 'Home', path: '/' },
        { name: page.head.title, path: page.path },
      ]),
    ],
  });
}

function service({ publicUrl }: Site, { path, head, blocks }: ServicePage): WithContext<Service> {
  const offers = blocks.flatMap((block) =>
    block.shape === 'packages' || block.shape === 'plans' ? offersOf(block) : [],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: head.title,
    description: head.description,
    url: publicUrl + path,
    provider: { '@type': 'Organization', '@id': `${publicUrl}/#organization` },
    ...(offers.length > 0 ? { offers } : {}),
  };
}

/** Returns an offer for each package or plan with a numeric price. A price such as `$10,000+` is a minimum. */
function offersOf({ items }: Packages | Plans): Offer[] {
  return items.flatMap(({ name, price, unit }) => {
    const amount = /^\$([\d,]+(?:\.\d+)?)/.exec(price)?.[1];
    if (!amount) return [];
    const dollars = Number(amount.replaceAll(',', ''));
    const specification = {
      priceCurrency: 'USD',
      ...(price.endsWith('+') ? { minPrice: dollars } : { price: dollars }),
      ...(unit?.includes('month') ? { unitText: 'MONTH' } : {}),
    };
    return [
      {
        '@type': 'Offer' as const,
        name,
        priceSpecification: { '@type': 'UnitPriceSpecification' as const, ...specification },
      },
    ];
  });
}

function faqPage({ items }: Faq): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
