import { clsx } from 'clsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Lists as Content } from '../services/service-page.ts';
import * as styles from './columns.css.ts';

/** Plain lists next to each other. */
export function Lists({ block: { lists, ...heading } }: { block: Content }) {
  return (
    <Section {...heading}>
      <div className={clsx(section.body, styles.two)}>
        {lists.map(({ name, items }) => (
          <div key={name} className={styles.entry}>
            <h3 className={text({ as: 'heading' })}>{name}</h3>
            <ul className={styles.points}>
              {items.map((item) => (
                <li key={item} className={styles.plain}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
