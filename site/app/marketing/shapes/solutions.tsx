import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Solutions as Content } from '../services/service-page.ts';
import * as styles from './solutions.css.ts';

/** Whole jobs, each from its trouble to what is different afterwards. */
export function Solutions({ block: { items, ...heading } }: { block: Content }) {
  return (
    <Section {...heading} ground="shallow">
      <ul className={clsx(section.body, styles.list)}>
        {items.map(({ name, before, steps, after }) => (
          <li key={name} className={styles.solution}>
            <h3 className={clsx(text({ as: 'heading' }), styles.name)}>{name}</h3>
            <Part name="Today">
              <p>{before}</p>
            </Part>
            <Part name="What we set up">
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step} className={styles.step}>
                    {step}
                  </li>
                ))}
              </ol>
            </Part>
            <Part name="Afterwards">
              <p>{after}</p>
            </Part>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <p className={clsx(text({ as: 'label' }), styles.partName)}>{name}</p>
      {children}
    </div>
  );
}
