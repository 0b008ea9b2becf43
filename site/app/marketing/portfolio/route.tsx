import { technologies } from '@agency/api/contract/portfolio';
import { Suspense } from 'react';
import { Await, type MetaDescriptor } from 'react-router';
import { inTime, isEmpty, listAddress, listInBrowser, orFirstPage, whileLate } from '#app/graphql/list-page.ts';
import { LoadFault } from '#app/load-fault.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs } from '#app/page-head/structured-data.ts';
import { siteContext } from '#app/site-context.ts';
import { PageTitle } from '#ui/page-title/page-title.tsx';
import { CallToAction } from '../shapes/closing.tsx';
import type { Route } from './+types/route.ts';
import { portfolioQuery } from './portfolio-item.ts';
import { PortfolioItems, PortfolioSkeleton } from './portfolio-items.tsx';

const pageSize = 24;

const readQuery = (params: URLSearchParams) => ({
  after: params.get('after') || null,
  technology: technologies.find((each) => each === params.get('technology')) ?? null,
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const { queryApi, mayStream } = context.get(siteContext);
  const query = readQuery(url.searchParams);
  const { technology } = query;
  const answer = queryApi(portfolioQuery, { first: pageSize, ...query }).then(({ portfolioItems }) => portfolioItems);
  const found = orFirstPage(answer, '/portfolio', query).then((page) => ({ ...page, technology }));
  const { list } = await inTime(found, { mayStream: mayStream && !query.after });
  return { portfolio: list };
}

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const { list } = await listInBrowser(
    serverLoader().then(({ portfolio }) => portfolio),
    url,
  );
  return { portfolio: list };
}

export function meta({ matches, location, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  const site = matches[0].loaderData;
  const query = readQuery(new URLSearchParams(location.search));
  const hidden = query.technology !== null && isEmpty(loaderData?.portfolio);
  return pageHead(site, {
    title: 'Portfolio',
    description:
      'Websites and shops we built: WordPress, Shopify Plus, Laravel, React and custom work, with the figures each one reached.',
    // Each page of the list has its own canonical URL.
    canonical: hidden ? undefined : listAddress('/portfolio', query),
    hidden,
    structuredData: [
      breadcrumbs(site, [
        { name: 'Home', path: '/' },
        { name: 'Portfolio', path: '/portfolio' },
      ]),
    ],
  });
}

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle label="Portfolio" title="Work, with its figures">
        Each project names what it was built with and, where the client lets us publish them, the numbers it reached.
      </PageTitle>
      <Suspense fallback={whileLate(loaderData.portfolio, <PortfolioSkeleton />)}>
        <Await resolve={loaderData.portfolio} errorElement={<LoadFault what="The portfolio" />}>
          {({ items, next, technology }) => <PortfolioItems items={items} next={next} technology={technology} />}
        </Await>
      </Suspense>
      <CallToAction
        block={{
          shape: 'call-to-action',
          label: 'Next step',
          title: 'What would yours look like?',
          lead: 'Send us the address of your site or a few sentences. You will have our proposal within 24 hours.',
          actions: [
            { label: 'Get a Quote', to: '/contact' },
            { label: 'What It Costs', to: '/services/wordpress' },
          ],
        }}
      />
    </>
  );
}
