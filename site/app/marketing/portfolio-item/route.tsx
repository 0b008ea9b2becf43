import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { data, Link, type MetaDescriptor } from 'react-router';
import { NotFound } from '#app/layout/error-page.tsx';
import { redirectOldPath } from '#app/layout/redirect-old-path.ts';
import { LinkButton } from '#app/link/link-button.tsx';
import { TextLink } from '#app/link/text-link.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs } from '#app/page-head/structured-data.ts';
import { siteContext } from '#app/site-context.ts';
import { Actions } from '#ui/actions/actions.tsx';
import { grid, meridian, sheet } from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { TechnologyBadge } from '#ui/technology-badge/technology-badge.tsx';
import { text } from '#ui/theme/text.css.ts';
import { back } from '../blog-post/route.css.ts';
import { quotePathLike } from '../contact/quote-path.ts';
import { ItemMetrics, itemMetrics } from '../portfolio/item-metrics.tsx';
import { NextProject } from '../portfolio/next-project.tsx';
import { PagePicture } from '../portfolio/page-picture.tsx';
import { itemPageFields, itemPath, pictureAlt } from '../portfolio/portfolio-item.ts';
import { services } from '../services/services.ts';
import type { Route } from './+types/route.ts';
import { ItemStory } from './item-story.tsx';
import { studyOf } from './item-study.ts';
import * as styles from './route.css.ts';

/** Queries a portfolio item by its slug; null if there is none. */
const itemQuery = graphql(
  `
    query PortfolioItemPage($slug: String!) {
      portfolioItemBySlug(slug: $slug) {
        ...ItemPageFields
      }
    }
  `,
  [itemPageFields],
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  const { portfolioItemBySlug: item } = await queryApi(itemQuery, { slug: params.slug });
  if (!item) await redirectOldPath({ context, url });
  return item ? { item } : data({ item: null }, { status: 404 });
}

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  const site = matches[0].loaderData;
  if (!loaderData?.item)
    return pageHead(site, {
      title: '404 Page Not Found',
      description: 'There is no project at this address.',
      hidden: true,
    });
  const { item } = loaderData;
  const path = `/portfolio/${item.slug}`;
  return pageHead(site, {
    ...searchTexts(item),
    // The site links to the item's case study instead, if it has one on this site.
    canonical: item.caseStudyUrl?.startsWith('/') ? item.caseStudyUrl : path,
    ogImage: item.picture?.share ?? item.imageUrl,
    structuredData: [
      breadcrumbs(site, [
        { name: 'Home', path: '/' },
        { name: 'Portfolio', path: '/portfolio' },
        { name: item.title, path },
      ]),
    ],
  });
}

/** Returns the title and description of an item's page for search engines. */
export const searchTexts = ({ title, description }: { title: string; description: string }) => ({
  title,
  description: beginningOf(description),
});

/**
 * Returns the beginning of a description, cut between words to fewer than 155 characters, because search engines show
 * no more.
 */
const beginningOf = (description: string): string =>
  description.length < 155 ? description : description.slice(0, 152).replace(/\s+\S*$/, '...');

export default function PortfolioItemRoute({ loaderData: { item } }: Route.ComponentProps) {
  return item ? <ItemPage item={item} /> : <NotFound />;
}

export function ItemPage({ item }: { item: ResultOf<typeof itemPageFields> }) {
  const { title, description, technology, imageUrl, caseStudyUrl, next } = item;
  const study = studyOf(item);
  const service = study ? undefined : serviceOf(technology);
  return (
    <>
      <article className={clsx(sheet, meridian)}>
        <div className={clsx(grid, styles.page)}>
          <Link viewTransition to="/portfolio" className={back} prefetch="intent">
            <ArrowLeft size={18} aria-hidden="true" />
            All projects
          </Link>
          <div className={styles.columns}>
            <PagePicture src={imageUrl} alt={pictureAlt(item)} facts={item.picture} className={styles.picture} />
            <div className={styles.words}>
              <h1 className={text({ as: 'title' })} data-field="title">
                {title}
              </h1>
              <p className={clsx(text({ as: 'label' }), styles.builtWith)}>
                Built with <TechnologyBadge technology={technology} />
              </p>
              <p className={text({ as: 'lead' })} data-field="description">
                {description}
              </p>
              {service ? <TextLink to={service.href}>How we work with {technology}</TextLink> : null}
              {caseStudyUrl ? (
                <TextLink to={caseStudyUrl} about={title} field="caseStudyUrl">
                  View Case Study
                </TextLink>
              ) : null}
            </div>
            <ItemMetrics item={item} className={styles.metrics} study={study} />
          </div>
        </div>
      </article>
      {study ? <ItemStory item={item} study={study} /> : null}
      <Section label="Next step" title="Something like this for you?" ground="land">
        <p className={styles.remark}>
          Tell us what you have and what you need. You will have our proposal within 24 hours.
        </p>
        <Actions>
          <LinkButton to={quotePathLike(item)}>Get a Quote</LinkButton>
          <LinkButton to="/portfolio" kind="secondary">
            All Projects
          </LinkButton>
        </Actions>
      </Section>
      {next ? <NextProject to={itemPath(next)} {...next} metric={itemMetrics(next)[0]} /> : null}
    </>
  );
}

/** Returns the service whose name contains a technology; undefined if there is none. */
const serviceOf = (technology: string) =>
  services.find(({ name }) => name.toLowerCase().includes(technology.toLowerCase()));
