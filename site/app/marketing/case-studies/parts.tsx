import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ChangeChart } from '#ui/change-chart/change-chart.tsx';
import { Measure } from '#ui/measure/measure.tsx';
import * as section from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { PagePicture } from '../portfolio/page-picture.tsx';
import type { CaseStudy, ResultFigure } from './case-study.ts';
import * as styles from './route.css.ts';
import { UnitChart } from './unit-chart.tsx';

type WithStudy = { study: CaseStudy };

/** The beginning of a case study; each composition arranges it. */
export function Head({ children }: { children: ReactNode }) {
  return (
    <div className={clsx(section.sheet, section.meridian)}>
      <div className={clsx(section.grid, styles.head)}>
        <p className={clsx(text({ as: 'label' }), section.label)}>Case study</p>
        <div>{children}</div>
      </div>
    </div>
  );
}

/** The result comes first. Sources and changes follow in `Changes`. */
export function KeyResults({ study, className }: WithStudy & { className: string }) {
  return (
    <dl className={className}>
      {study.results.figures.map(({ value, label }) => (
        <Measure key={label} value={value} label={label} />
      ))}
    </dl>
  );
}

/** The client, the technology and the time. */
export function Facts({
  study: { client, sector, technology, timeframe },
  className,
}: WithStudy & { className: string }) {
  const facts = { Client: client, Business: sector, 'Built with': technology, When: timeframe };
  return (
    <dl className={clsx(styles.facts, className)}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt className={clsx(text({ as: 'label' }), styles.factName)}>{name}</dt>
          <dd className={text({ as: 'small' })}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The client's home page, into which a portfolio card's picture grows. */
export const StudyPicture = ({ study: { imageUrl, client } }: WithStudy) => (
  <PagePicture src={imageUrl} alt={`Home page of ${client}`} className={styles.picture} />
);

export function Prose({ paragraphs, className }: { paragraphs: readonly string[]; className?: string }) {
  return (
    <div className={clsx(section.body, className ?? styles.prose)}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

export function Steps({ study, list, step }: WithStudy & { list: string; step: string }) {
  return (
    <ol className={clsx(section.body, list)}>
      {study.steps.map(({ name, text: words }) => (
        <li key={name} className={step}>
          <h3 className={text({ as: 'heading' })}>{name}</h3>
          <p>{words}</p>
        </li>
      ))}
    </ol>
  );
}

/** The changes, each figure with its source, and a drawing when it can be compared. */
export function Changes({ study, className }: WithStudy & { className: string }) {
  return (
    <div className={clsx(section.body, className)}>
      {study.results.figures.map((figure) => (
        <Change key={figure.label} figure={figure} />
      ))}
    </div>
  );
}

function Change({
  figure: { value, label, before, after, unit = '', names, drawnIn, source },
}: {
  figure: ResultFigure;
}) {
  const isChange = before !== undefined && after !== undefined;
  return (
    <div className={styles.change}>
      <h3 className={text({ as: 'heading' })}>
        {value} {label}
      </h3>
      {isChange && drawnIn ? <UnitChart before={before} after={after} unit={unit} drawnIn={drawnIn} /> : null}
      {isChange && !drawnIn ? <ChangeChart before={before} after={after} unit={unit} names={names} /> : null}
      <p className={text({ as: 'remark' })}>{source}</p>
    </div>
  );
}
