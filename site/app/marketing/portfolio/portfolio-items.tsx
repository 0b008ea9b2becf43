import { technologies } from '@agency/api/contract/portfolio';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { LinkButton } from '#app/link/link-button.tsx';
import { TextLink } from '#app/link/text-link.tsx';
import { entry } from '#app/marketing/shapes/pager.css.ts';
import { Pager } from '#app/marketing/shapes/pager.tsx';
import { Actions } from '#ui/actions/actions.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { framed } from '#ui/neatline/neatline.css.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { useRenderedOnce } from '#ui/rendered-once/rendered-once.ts';
import { Section } from '#ui/section/section.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { TechnologyBadge } from '#ui/technology-badge/technology-badge.tsx';
import { text } from '#ui/theme/text.css.ts';
import { card, cardPicture } from './growing-picture.css.ts';
import { ItemMetrics } from './item-metrics.tsx';
import { itemPath, type PortfolioItem, pictureAlt } from './portfolio-item.ts';
import * as styles from './route.css.ts';

type PortfolioItemsProps = { items: readonly PortfolioItem[]; next: string | null; technology?: string | null };

/** The list of portfolio items. `next`: the cursor of the next page; null on the last page. */
export function PortfolioItems({ items, next, technology = null }: PortfolioItemsProps) {
  if (items.length === 0 && !technology) return <NoItems />;
  const sizes = cardSizes(items);
  return (
    <Section label="Projects">
      <TechnologyFilter chosen={technology} />
      {items.length > 0 ? (
        <ul className={styles.list}>
          {items.map((item, index) => (
            <ItemCard key={item.id} item={item} size={sizes[index] ?? 'wide'} />
          ))}
        </ul>
      ) : (
        <NoneFound technology={technology} />
      )}
      <Pager next={next} narrowed={{ technology }}>
        More projects
      </Pager>
    </Section>
  );
}

type CardSize = keyof typeof styles.cards;

const rows = [
  ['wide', 'narrow'],
  ['third', 'third', 'third'],
  ['narrow', 'wide'],
] as const;

/**
 * Returns the size of each item's card. A featured first item is large. Then rows of two, three and two repeat. A
 * single last item is large, so there are no gaps.
 */
function cardSizes(items: readonly PortfolioItem[]): CardSize[] {
  const sizes: CardSize[] = items[0]?.featured ? ['opening'] : [];
  for (let turn = 0; sizes.length < items.length; turn += 1) {
    const left = items.length - sizes.length;
    const row = rows[turn % rows.length] ?? rows[0];
    if (left === 1) sizes.push('closing');
    else sizes.push(...(row.length <= left ? row : rows[0]));
  }
  return sizes;
}

/** The width of a card's picture on desktops. */
const pictureWidths = { opening: '36rem', wide: '35rem', narrow: '24rem', third: '19rem', closing: '36rem' };

/** The filters: plain links, so they work without scripts, and each filtered list has a URL. */
function TechnologyFilter({ chosen }: { chosen: string | null }) {
  const links = [null, ...technologies].map((technology) => (
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
  ));
  return (
    <nav aria-label="Filter by technology">
      <ul className={styles.filter} {...useRenderedOnce(`filter by ${chosen}`, links)} />
    </nav>
  );
}

function ItemCard({ item, size }: { item: PortfolioItem; size: CardSize }) {
  // A large first card is not cached, because only rendering it adds its picture's preload to the document's head.
  const key = size === 'opening' ? undefined : `portfolio ${size} ${JSON.stringify(item)}`;
  const content = useRenderedOnce(key, <CardContent item={item} size={size} />);
  return (
    <li
      className={clsx(styles.cards[size], card, entry)}
      style={{ viewTransitionName: `item-${item.slug}` }}
      {...content}
    />
  );
}

function CardContent({ item, size }: { item: PortfolioItem; size: CardSize }) {
  const { title, description, technology, imageUrl, caseStudyUrl, featured } = item;
  const isLarge = size === 'opening' || size === 'closing';
  const sentence = firstSentence(description);
  return (
    <>
      <div className={clsx(framed, cardPicture, styles.picture)}>
        <Picture
          src={imageUrl}
          facts={item.picture}
          alt={pictureAlt(item)}
          ratio="4 / 3"
          sizes={`(min-width: 1024px) ${pictureWidths[size]}, (min-width: 640px) 46vw, ${size === 'opening' ? '92vw' : '8rem'}`}
          priority={size === 'opening'}
        />
      </div>
      <Stack gap="small" align="start" className={styles.words}>
        <div className={styles.marks}>
          <TechnologyBadge technology={technology} />
          {featured ? <p className={styles.banner}>Featured Project</p> : null}
        </div>
        <h2 className={text({ as: isLarge ? 'title' : 'heading' })}>
          <Link viewTransition to={itemPath(item)} prefetch="intent" className={styles.title}>
            {title}
          </Link>
        </h2>
        <p>
          {sentence}
          <span className={styles.more}>{description.slice(sentence.length)}</span>
        </p>
        <ItemMetrics item={item} className={styles.metrics} most={3} />
        <TextLink to={itemPath(item)} about={title}>
          {caseStudyUrl ? 'View Case Study' : 'View Project'}
        </TextLink>
      </Stack>
    </>
  );
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns a description's first sentence, the only one that phones show. */
function firstSentence(description: string): string {
  const [first] = sentences.segment(description);
  return first?.segment.trimEnd() ?? '';
}

/** Replaces an empty filtered list. Links to the contact form too, because some work is not public. */
function NoneFound({ technology }: { technology: string | null }) {
  return (
    <div className={styles.empty}>
      <p className={text({ as: 'lead' })}>We have no public {technology} project yet. Ask us about our work.</p>
      <Actions>
        <LinkButton to="/portfolio">Show All Projects</LinkButton>
        <LinkButton to="/contact" kind="secondary">
          Ask Us
        </LinkButton>
      </Actions>
    </div>
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

export function PortfolioSkeleton() {
  return (
    <Section label="Projects">
      <p role="status" className={text({ as: 'remark' })}>
        Loading projects...
      </p>
      <ul className={styles.list} aria-hidden="true">
        {(['wide', 'narrow', 'third', 'third', 'third', 'closing'] as const).map((size, place) => (
          <li key={`${size} ${place}`} className={styles.cards[size]} data-skeleton>
            <Skeleton ratio="4 / 3" />
            <div>
              <Skeleton width="6rem" height="1rem" />
              <Skeleton width="70%" height="1.75rem" />
              <Skeleton height="4.5rem" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
