import { clsx } from 'clsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Integrations as Content } from '../services/service-page.ts';
import * as styles from './rows.css.ts';

/** Products that are connected, as a table: name, category, what for. */
export function Integrations({ block: { items, ...heading } }: { block: Content }) {
  return (
    <Section {...heading}>
      <ul className={clsx(section.body, styles.rows)}>
        {items.map(({ name, category, text: words }) => (
          <li key={name} className={styles.threeColumns}>
            <h3 className={text({ as: 'heading' })}>{name}</h3>
            <p className={clsx(text({ as: 'label' }), styles.category)}>{category}</p>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
