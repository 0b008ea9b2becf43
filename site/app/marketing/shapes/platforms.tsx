import { clsx } from 'clsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Platforms as Content } from '../services/service-page.ts';
import * as styles from './rows.css.ts';

/** Systems to choose from: what each is, and four things it does well. */
export function Platforms({ block: { items, ...heading } }: { block: Content }) {
  return (
    <Section {...heading}>
      <ul className={clsx(section.body, styles.rows)}>
        {items.map(({ name, kind, text: words, features }) => (
          <li key={name} className={styles.row}>
            <div>
              <h3 className={text({ as: 'heading' })}>{name}</h3>
              <p className={clsx(text({ as: 'remark' }), styles.kind)}>{kind}</p>
            </div>
            <div>
              <p>{words}</p>
              <ul className={styles.features}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
