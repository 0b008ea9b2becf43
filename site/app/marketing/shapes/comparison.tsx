import { clsx } from 'clsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Comparison as Content } from '../services/service-page.ts';
import * as styles from './columns.css.ts';

/** Two choices side by side, and when to take which. */
export function Comparison({ block: { sides, ...heading } }: { block: Content }) {
  return (
    <Section {...heading}>
      <div className={clsx(section.body, styles.sides)}>
        {sides.map(({ name, text: words, points, choose }) => (
          <article key={name} className={styles.side}>
            <h3 className={text({ as: 'heading' })}>{name}</h3>
            <p>{words}</p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point} className={styles.point}>
                  {point}
                </li>
              ))}
            </ul>
            <p className={styles.choose}>{choose}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
