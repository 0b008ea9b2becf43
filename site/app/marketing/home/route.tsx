import type { Agency } from '@agency/api/contract/agency';
import { limits } from '@agency/api/contract/limits';
import { graphql } from '@agency/api/typed-graphql';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { Await, type MetaDescriptor } from 'react-router';
import { deferred, inTime, pageOf, whileLate } from '#app/graphql/list-page.ts';
import type { Hydration } from '#app/layout/page-scripts.tsx';
import { LinkButton } from '#app/link/link-button.tsx';
import { LoadFault } from '#app/load-fault.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { preloadFont } from '#app/page-head/preload-font.ts';
import { breadcrumbs, organization } from '#app/page-head/structured-data.ts';
import { siteContext } from '#app/site-context.ts';
import { Actions } from '#ui/actions/actions.tsx';
import { PageIndex } from '#ui/section/page-index.tsx';
import { Section } from '#ui/section/section.tsx';
import { archivoFigures } from '#ui/theme/font-files.ts';
import { text } from '#ui/theme/text.css.ts';
import { ContactSection } from '../contact/contact-section.tsx';
import { portfolioItemFields } from '../portfolio/portfolio-item.ts';
import { Edge } from '../shapes/edge.tsx';
import type { Route } from './+types/route.ts';
import { FeaturedItems } from './featured-items.tsx';
import { Hero } from './hero.tsx';
import * as styles from './route.css.ts';
import { ServicesGrid } from './services-grid.tsx';

export const handle: Hydration = { hydrate: 'on approach' };

export const links: Route.LinksFunction = () => [preloadFont(archivoFigures)];

const featuredItemsQuery = graphql(
  `
    query FeaturedItems($first: Int!) {
      portfolioItems(first: $first, featured: true) {
        edges {
          node {
            ...PortfolioItemFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [portfolioItemFields],
);

export async function loader({ context }: Route.LoaderArgs) {
  const { queryApi, mayStream } = context.get(siteContext);
  const answer = queryApi(featuredItemsQuery, { first: limits.featuredProjects });
  const found = answer.then(({ portfolioItems }) => pageOf(portfolioItems).items);
  const { list } = await inTime(found, { mayStream });
  return { items: list };
}

/** Does not wait for the portfolio items, so that the page is shown at once. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return { items: deferred(serverLoader().then(({ items }) => items)) };
}

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const site = matches[0].loaderData;
  return pageHead(site, {
    title: 'Websites with numbers to prove them',
    description:
      'WordPress and Shopify Plus development, integrations and monthly maintenance. 200+ projects, measured before and after launch. Reply within 24 hours.',
    keywords: 'web development agency, WordPress development, Shopify Plus, website maintenance, API integration',
    canonical: '/',
    structuredData: [organization(site), breadcrumbs(site, [{ name: 'Home', path: '/' }])],
  });
}

const sections = ['Services', 'Projects', 'About', 'Contact'].map((label) => ({ label }));

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <PageIndex sections={sections}>
        <ServicesGrid />
        <Suspense
          fallback={whileLate(
            loaderData.items,
            <Section label="Projects" title="Featured projects">
              <p role="status">Loading portfolio...</p>
            </Section>,
          )}
        >
          <Await resolve={loaderData.items} errorElement={<LoadFault what="Our projects" />}>
            {(items) => <FeaturedItems items={items} />}
          </Await>
        </Suspense>
        <About />
        <Quote agency={matches[0].loaderData.agency} />
      </PageIndex>
    </>
  );
}

const stages = [
  ['Before the quote', 'We time your present site and read its search data, so the proposal rests on figures.'],
  ['While we build', 'You see the work on a private address every week, with what changed and what is left.'],
  ['Before launch', 'Every page is measured on a mid-range phone. A page that misses its mark does not go live.'],
  ['After launch', 'The same measurements, monthly. If a figure slips, you will hear about it from us first.'],
] as const;

function About() {
  return (
    <Section label="About" ground="land" once="home about">
      <p className={clsx(text({ as: 'title' }), styles.statement)}>
        A small team that has built websites for more than ten years, and writes down what each one achieved.
      </p>
      <dl className={styles.stages}>
        {stages.map(([stage, promise]) => (
          <div key={stage} className={styles.stage}>
            <dt className={text({ as: 'heading' })}>{stage}</dt>
            <dd>{promise}</dd>
          </div>
        ))}
      </dl>
      <Actions apart>
        <LinkButton to="/contact">Start Your Project</LinkButton>
        <LinkButton to="/portfolio" kind="secondary">
          View Our Work
        </LinkButton>
      </Actions>
    </Section>
  );
}

/** The coastline along the upper edge of the inquiry form. */
const coast = 'M0 30c50-20 80 30 130 34s60-40 110-38 50 56 110 54 70-44 130-40 80 20 140 20';

function Quote({ agency }: { agency: Agency }) {
  return (
    <ContactSection
      agency={agency}
      label="Contact"
      title="Get Your Free Quote"
      lead="Tell us what you have and what you need. We reply within 24 hours with a detailed proposal."
      edge={<Edge line={coast} from="land" to="page" />}
    />
  );
}
