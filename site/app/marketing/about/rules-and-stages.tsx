import { clsx } from 'clsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './about.css.ts';
import type { AboutPage } from './content.ts';

/** The rules, each with the way to catch us breaking it. */
export function Principles({ items, ...heading }: AboutPage['principles']) {
  return (
    <Section {...heading}>
      <ol className={clsx(section.body, styles.principles)}>
        {items.map(({ title, text: words, check }) => (
          <li key={title} className={styles.principle}>
            <h3 className={text({ as: 'heading' })}>{title}</h3>
            <p>{words}</p>
            <Aside name="How to check" words={check} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A project's stages with their length, and what each asks of the client. */
export function Stages({ stages, ...heading }: AboutPage['project']) {
  return (
    <Section {...heading} ground="land">
      <ol className={clsx(section.body, styles.principles)}>
        {stages.map(({ name, duration, text: words, yours }) => (
          <li key={name} className={styles.stage}>
            <div>
              <h3 className={text({ as: 'heading' })}>{name}</h3>
              <p className={clsx(text({ as: 'label' }), styles.duration)}>{duration}</p>
            </div>
            <p>{words}</p>
            <Aside name="Your part" words={yours} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Aside({ name, words }: { name: string; words: string }) {
  return (
    <div className={styles.aside}>
      <p className={clsx(text({ as: 'label' }), styles.asideName)}>{name}</p>
      <p className={text({ as: 'small' })}>{words}</p>
    </div>
  );
}
