import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type {
  Integrations as IntegrationsBlock,
  Platforms as PlatformsBlock,
  Process as ProcessBlock,
  Solutions as SolutionsBlock,
} from '../services/service-page.ts';
import * as styles from './rows.css.ts';

/** Connected products in rows: name, category and use. */
export function Integrations({ block: { items, ...heading } }: { block: IntegrationsBlock }) {
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

export function Platforms({ block: { items, ...heading } }: { block: PlatformsBlock }) {
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

export function Process({ block: { steps, ...heading } }: { block: ProcessBlock }) {
  return (
    <Section {...heading}>
      <ol className={clsx(section.body, styles.course)}>
        {steps.map(({ name, text: words, duration }) => (
          <li key={name} className={styles.step}>
            <h3 className={text({ as: 'heading' })}>{name}</h3>
            {duration ? <p className={clsx(text({ as: 'label' }), styles.duration)}>{duration}</p> : null}
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Solutions({ block: { items, ...heading } }: { block: SolutionsBlock }) {
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
                  <li key={step} className={styles.solutionStep}>
                    {step}
                  </li>
                ))}
              </ol>
            </Part>
            <Part name="Afterward">
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
