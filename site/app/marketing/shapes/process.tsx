import { clsx } from 'clsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Process as Content } from '../services/service-page.ts';
import * as styles from './process.css.ts';

/** The way from here to there, step by step. */
export function Process({ block: { steps, ...heading } }: { block: Content }) {
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
