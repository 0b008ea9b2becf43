import { limits } from '@agency/api/contract/limits';
import { Suspense } from 'react';
import { Await, type MetaDescriptor } from 'react-router';
import { deferred } from '#app/graphql/deferred.ts';
import { pageOf } from '#app/graphql/page-of.ts';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs, organization } from '#app/page-head/structured-data.ts';
import { siteContext } from '#app/site-context.ts';
import { LoadFault } from '#ui/load-fault/load-fault.tsx';
import { Section } from '#ui/section/section.tsx';
import { featuredItemsQuery } from '../portfolio/portfolio-item.ts';
import type { Route } from './+types/route.ts';
import { About } from './about.tsx';
import { FeaturedItems } from './featured-items.tsx';
import { Hero } from './hero.tsx';
import { Quote } from './quote.tsx';
import { ServicesGrid } from './services-grid.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  const { portfolioItems } = await queryApi(featuredItemsQuery, { first: limits.featuredProjects });
  return { items: pageOf(portfolioItems).items };
}

/** Shows the page at once; the portfolio items follow. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { items: deferred(serverLoader().then(({ items }) => items)) };
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const site = matches[0].loaderData;
  return pageHead(site, {
    title: 'Websites with the numbers to prove them',
    description:
      'WordPress and Shopify Plus development, integrations and monthly maintenance. 200+ projects, measured before and after launch. Reply within 24 hours.',
    keywords: 'web development agency, WordPress development, Shopify Plus, website maintenance, API integration',
    canonical: '/',
    structuredData: [organization(site), breadcrumbs(site, [{ name: 'Home', path: '/' }])],
  });
}

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <ServicesGrid />
      <Suspense
        fallback={
          <Section label="Projects" title="Featured projects">
            <p role="status">Loading portfolio...</p>
          </Section>
        }
      >
        <Await resolve={loaderData.items} errorElement={<LoadFault what="Our projects" />}>
          {(items) => <FeaturedItems items={items} />}
        </Await>
      </Suspense>
      <About />
      <Quote agency={matches[0].loaderData.agency} />
    </>
  );
}
