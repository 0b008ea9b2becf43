import { clsx } from 'clsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Stack as Content } from '../services/service-page.ts';
import * as styles from './columns.css.ts';

/** The tools, and the part each plays. */
export function Stack({ block: { items, ...heading } }: { block: Content }) {
  return (
    <Section {...heading} ground="shallow">
      <ul className={clsx(section.body, styles.three)}>
        {items.map(({ name, role, text: words }) => (
          <li key={name} className={styles.entry}>
            <p className={clsx(text({ as: 'label' }), styles.role)}>{role}</p>
            <h3 className={text({ as: 'heading' })}>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
