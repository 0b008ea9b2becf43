import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { trustSanitizedHtml } from '#app/trusted-types.ts';
import { ChangeChart } from '#ui/change-chart/change-chart.tsx';
import { Measure } from '#ui/measure/measure.tsx';
import { prose } from '#ui/prose/prose.css.ts';
import * as section from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { PagePicture } from '../portfolio/page-picture.tsx';
import type { ResultFigure, StudyPart } from './case-study.ts';
import type { ReadableStudy } from './read-study.server.ts';
import * as styles from './route.css.ts';
import { UnitChart } from './unit-chart.tsx';

type WithStudy = { study: ReadableStudy };

/** The header of a case study, whose content each layout defines (`compositions.tsx`). */
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

/** The key results at the top of the page. `Part` shows the same results with charts and sources. */
export function KeyResults({ study, className }: WithStudy & { className: string }) {
  if (study.results.length === 0) return null;
  return (
    <dl className={className}>
      {study.results.map(({ value, label }) => (
        <Measure key={label} value={value} label={label} />
      ))}
    </dl>
  );
}

export function Facts({
  study: { client, sector, builtWith, timeframe },
  className,
}: WithStudy & { className: string }) {
  const facts = { Client: client, Business: sector, 'Built with': builtWith, When: timeframe };
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

/** The picture of the client's home page. A view transition expands a portfolio card's picture into it. */
export const StudyPicture = ({ study: { imageUrl, client, picture } }: WithStudy) => (
  <PagePicture
    src={imageUrl}
    alt={picture?.alt ?? `Home page of ${client}`}
    facts={picture}
    className={styles.picture}
  />
);

/** The CSS classes of a layout's parts. */
export type PartStyles = { prose: string; figures: string; steps: string; step: string };

/**
 * A part of a section: text, steps, or figures. A figure also shows its source and the chart of its change, if it has
 * them.
 */
export function Part({
  part,
  styles: { prose: layout, figures, steps, step },
}: {
  part: StudyPart;
  styles: PartStyles;
}) {
  if ('figures' in part)
    return (
      <div className={clsx(section.body, figures)}>
        {part.figures.map((figure) => (
          <Change key={figure.label} figure={figure} />
        ))}
      </div>
    );
  if ('steps' in part)
    return (
      <ol className={clsx(section.body, steps)}>
        {part.steps.map(({ name, html }) => (
          <li key={name} className={step}>
            <h3 className={text({ as: 'heading' })}>{name}</h3>
            <div className={styles.stepText} dangerouslySetInnerHTML={{ __html: trustSanitizedHtml(html) }} />
          </li>
        ))}
      </ol>
    );
  return (
    <div
      className={clsx(section.body, isPlain(part.html) ? layout : prose)}
      dangerouslySetInnerHTML={{ __html: trustSanitizedHtml(part.html) }}
    />
  );
}

/** Whether the HTML consists only of paragraphs. Only such HTML gets the layout's `prose` class. */
const isPlain = (html: string) => /^(?:<p>(?:(?!<p>).)*<\/p>)+$/s.test(html);

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
      {source ? <p className={text({ as: 'remark' })}>{source}</p> : null}
    </div>
  );
}
