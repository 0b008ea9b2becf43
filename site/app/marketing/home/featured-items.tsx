import { clsx } from 'clsx';
import { LinkButton } from '#app/link/link-button.tsx';
import { TextLink } from '#app/link/text-link.tsx';
import { Actions } from '#ui/actions/actions.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { framed } from '#ui/neatline/neatline.css.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { useRenderedOnce } from '#ui/rendered-once/rendered-once.ts';
import { Section } from '#ui/section/section.tsx';
import { TechnologyBadge } from '#ui/technology-badge/technology-badge.tsx';
import { text } from '#ui/theme/text.css.ts';
import { quotePathLike } from '../contact/quote-path.ts';
import { card, cardPicture } from '../portfolio/growing-picture.css.ts';
import { ItemMetrics } from '../portfolio/item-metrics.tsx';
import { type PortfolioItem, pictureAlt } from '../portfolio/portfolio-item.ts';
import * as styles from './route.css.ts';

export function FeaturedItems({ items }: { items: readonly PortfolioItem[] }) {
  return (
    <Section label="Projects" title="Featured projects" ground="shallow">
      {items.length > 0 ? (
        <ol className={styles.list}>
          {items.map((item, place) => (
            <Featured key={item.id} item={item} widthOnPhone={place === 0 ? '92vw' : '8rem'} />
          ))}
        </ol>
      ) : (
        <p className={styles.none}>Our newest projects are being prepared for this page.</p>
      )}
      <Actions apart>
        <LinkButton to="/portfolio">View All Projects</LinkButton>
        <LinkButton to="/contact" kind="secondary">
          Request Quote
        </LinkButton>
      </Actions>
    </Section>
  );
}

type FeaturedProps = { item: PortfolioItem; widthOnPhone: string };

function Featured(props: FeaturedProps) {
  const content = useRenderedOnce(`featured ${JSON.stringify(props)}`, <FeaturedContent {...props} />);
  return <li className={clsx(styles.item, card)} {...content} />;
}

function FeaturedContent({ item, widthOnPhone }: FeaturedProps) {
  const { title, description, technology, imageUrl, caseStudyUrl } = item;
  return (
    <>
      <div className={clsx(framed, styles.plate, cardPicture)}>
        <Picture
          src={imageUrl}
          facts={item.picture}
          alt={pictureAlt(item)}
          ratio="4 / 3"
          sizes={`(min-width: 1024px) 30rem, (min-width: 640px) 44vw, ${widthOnPhone}`}
        />
      </div>
      <Stack gap="small" align="start" className={styles.words}>
        <TechnologyBadge technology={technology} />
        <h3 className={text({ as: 'heading' })}>{title}</h3>
        <p className={styles.summary}>{description}</p>
        <ItemMetrics item={item} className={styles.metrics} most={3} />
        {caseStudyUrl ? (
          <TextLink to={caseStudyUrl} about={title}>
            View Case Study
          </TextLink>
        ) : (
          <TextLink to={quotePathLike(item)} about={`a project like ${title}`}>
            Request Quote
          </TextLink>
        )}
      </Stack>
    </>
  );
}
