import { technologies } from '@agency/api/contract/portfolio';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { LinkButton } from '#app/link/link-button.tsx';
import { TextLink } from '#app/link/text-link.tsx';
import { Pager } from '#app/marketing/shapes/pager.tsx';
import { column } from '#ui/column/column.ts';
import { framed } from '#ui/neatline/neatline.css.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Section } from '#ui/section/section.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { TechnologyBadge } from '#ui/technology-badge/technology-badge.tsx';
import { text } from '#ui/theme/text.css.ts';
import { ItemMetrics } from './item-metrics.tsx';
import { itemPath, type PortfolioItem } from './portfolio-item.ts';
import * as styles from './route.css.ts';

type PortfolioItemsProps = { items: readonly PortfolioItem[]; next: string | null; technology?: string | null };

/** The portfolio's grid; `next` is the cursor of the page after this one. */
export function PortfolioItems({ items, next, technology = null }: PortfolioItemsProps) {
  if (items.length === 0 && !technology) return <NoItems />;
  return (
    <Section label="Projects">
      <TechnologyFilter chosen={technology} />
      {items.length === 0 ? (
        <p className={text({ as: 'lead' })}>No project with {technology} is on show yet. Ask us for one.</p>
      ) : null}
      <ul className={styles.list}>
        {items.map((item, index) => (
          <ItemCard key={item.id} item={item} opening={index === 0 && item.featured} />
        ))}
      </ul>
      <Pager next={next} narrowed={{ technology }}>
        More projects
      </Pager>
    </Section>
  );
}

/** Ordinary links, so that a filtered list works without scripts and can be shared. */
function TechnologyFilter({ chosen }: { chosen: string | null }) {
  return (
    <nav aria-label="Filter by technology">
      <ul className={styles.filter}>
        {[null, ...technologies].map((technology) => (
          <li key={technology}>
            <Link
              to={technology ? `/portfolio?technology=${encodeURIComponent(technology)}` : '/portfolio'}
              className={styles.filterLink}
              aria-current={technology === chosen ? 'true' : undefined}
              preventScrollReset
            >
              {technology ?? 'All'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ItemCard({ item, opening }: { item: PortfolioItem; opening: boolean }) {
  const { title, description, technology, imageUrl, caseStudyUrl, featured } = item;
  return (
    <li className={opening ? styles.opening : styles.item}>
      <div className={framed}>
        {featured ? <p className={clsx(text({ as: 'label' }), styles.banner)}>Featured Project</p> : null}
        <Picture
          src={imageUrl}
          alt={`Home page of ${title}`}
          ratio="4 / 3"
          sizes={opening ? '(min-width: 1024px) 36rem, 92vw' : '(min-width: 640px) 30rem, 92vw'}
          priority={opening}
        />
      </div>
      <div className={column}>
        <TechnologyBadge technology={technology} />
        <h2 className={text({ as: opening ? 'title' : 'heading' })}>
          <Link viewTransition to={itemPath(item)} prefetch="intent" className={styles.title}>
            {title}
          </Link>
        </h2>
        <p>{description}</p>
        <ItemMetrics item={item} className={styles.metrics} />
        <TextLink to={itemPath(item)} about={title}>
          {caseStudyUrl ? 'View Case Study' : 'View Project'}
        </TextLink>
      </div>
    </li>
  );
}

function NoItems() {
  return (
    <Section label="Projects" title="Portfolio Coming Soon">
      <div className={styles.empty}>
        <p className={text({ as: 'lead' })}>
          We are preparing our work for this page. Ask us, and we will show you what fits your plans.
        </p>
        <LinkButton to="/contact">Contact us</LinkButton>
      </div>
    </Section>
  );
}

/** Six places waiting for their portfolio items. */
export function PortfolioSkeleton() {
  return (
    <Section label="Projects">
      <p role="status" className={text({ as: 'remark' })}>
        Loading projects...
      </p>
      <ul className={styles.list} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <li key={place} className={styles.item} data-skeleton>
            <Skeleton ratio="4 / 3" />
            <Skeleton width="6rem" height="1rem" />
            <Skeleton width="70%" height="1.75rem" />
            <Skeleton height="4.5rem" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
