import { clsx } from 'clsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Reasons as Content } from '../services/service-page.ts';
import * as styles from './columns.css.ts';

/** Why, in sentences that can be checked. */
export function Reasons({ block: { items, ...heading } }: { block: Content }) {
  return (
    <Section {...heading} ground="land">
      <ul className={clsx(section.body, styles.two)}>
        {items.map(({ title, text: words }) => (
          <li key={title} className={styles.entry}>
            <h3 className={text({ as: 'heading' })}>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
