import { clsx } from 'clsx';
import { text } from '#app/theme/text.css.ts';
import * as section from '#app/ui/section/section.css.ts';
import { Section } from '#app/ui/section/section.tsx';
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
