import { clsx } from 'clsx';
import { Link } from 'react-router';
import { Measure } from '#ui/measure/measure.tsx';
import { framed } from '#ui/neatline/neatline.css.ts';
import { Picture, type PictureFacts } from '#ui/picture/picture.tsx';
import { Section } from '#ui/section/section.tsx';
import { TechnologyBadge } from '#ui/technology-badge/technology-badge.tsx';
import { text } from '#ui/theme/text.css.ts';
import { card, cardPicture } from './growing-picture.css.ts';
import * as styles from './next-project.css.ts';

type NextProjectProps = {
  to: string;
  title: string;
  technology: string;
  imageUrl: string;
  picture?: PictureFacts | null;
  /** The project's first metric, if any. */
  metric?: { value: string; label: string | null };
};

/** A link to the next project, at the end of a project's page. */
export function NextProject({ to, title, technology, imageUrl, picture = null, metric }: NextProjectProps) {
  return (
    <Section label="Next project">
      <div className={clsx(styles.next, card)}>
        <div className={styles.words}>
          <TechnologyBadge technology={technology} />
          <h2 className={text({ as: 'title' })}>
            <Link viewTransition to={to} prefetch="intent" className={styles.link}>
              {title}
            </Link>
          </h2>
          {metric ? (
            <dl className={styles.metric}>
              <Measure value={metric.value} label={metric.label} />
            </dl>
          ) : null}
        </div>
        <div className={clsx(framed, styles.sheet, cardPicture)}>
          <Picture src={imageUrl} facts={picture} alt="" ratio="4 / 3" sizes="(min-width: 640px) 32rem, 92vw" />
        </div>
      </div>
    </Section>
  );
}
