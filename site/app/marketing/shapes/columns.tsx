import { clsx } from 'clsx';
import { Measure } from '#ui/measure/measure.tsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type {
  Claim as ClaimBlock,
  Comparison as ComparisonBlock,
  Lists as ListsBlock,
  Reasons as ReasonsBlock,
  Stack as StackBlock,
} from '../services/service-page.ts';
import * as styles from './columns.css.ts';
import { two } from './columns.css.ts';

/** Two choices side by side, each with the reasons to choose it. */
export function Comparison({ block: { sides, ...heading } }: { block: ComparisonBlock }) {
  return (
    <Section {...heading}>
      <div className={clsx(section.body, styles.sides)}>
        {sides.map(({ name, text: words, points, choose }) => (
          <article key={name} className={styles.side}>
            <h3 className={text({ as: 'heading' })}>{name}</h3>
            <p>{words}</p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point} className={styles.point}>
                  {point}
                </li>
              ))}
            </ul>
            <p className={styles.choose}>{choose}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}

export function Lists({ block: { lists, ...heading } }: { block: ListsBlock }) {
  return (
    <Section {...heading}>
      <div className={clsx(section.body, styles.two)}>
        {lists.map(({ name, items }) => (
          <div key={name} className={styles.entry}>
            <h3 className={text({ as: 'heading' })}>{name}</h3>
            <ul className={styles.points}>
              {items.map((item) => (
                <li key={item} className={styles.plain}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

export function Reasons({ block: { items, ...heading } }: { block: ReasonsBlock }) {
  return (
    <Section {...heading} ground="shallow">
      <ul className={clsx(section.body, styles.index)}>
        {items.map(({ title, text: words }) => (
          <li key={title} className={styles.indexEntry}>
            <h3 className={text({ as: 'heading' })}>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Stack({ block: { items, ...heading } }: { block: StackBlock }) {
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

export function Claim({ block: { figure, text: words, ...heading } }: { block: ClaimBlock }) {
  return (
    <Section {...heading} ground="shallow">
      <div className={clsx(section.body, two)}>
        <dl>
          <Measure value={figure.value} label={figure.label} />
        </dl>
        <p className={text({ as: 'lead' })}>{words}</p>
      </div>
    </Section>
  );
}
