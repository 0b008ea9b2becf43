import { clsx } from 'clsx';
import { text } from '#app/theme/text.css.ts';
import * as section from '#app/ui/section/section.css.ts';
import { Section } from '#app/ui/section/section.tsx';
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
