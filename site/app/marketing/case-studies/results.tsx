import { clsx } from 'clsx';
import { ChangeChart } from '#ui/change-chart/change-chart.tsx';
import { Measure } from '#ui/measure/measure.tsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './case-study.css.ts';
import type { CaseStudy, ResultFigure } from './case-study.ts';

/** What changed, each figure with its source; drawn where there is a before and an after. */
export function Results({ lead, figures }: CaseStudy['results']) {
  return (
    <Section label="Results" title="In figures" lead={lead} ground="shallow">
      <div className={clsx(section.body, styles.results)}>
        {figures.map((figure) => (
          <Result key={figure.label} figure={figure} />
        ))}
      </div>
    </Section>
  );
}

function Result({ figure: { value, label, before, after, unit, source } }: { figure: ResultFigure }) {
  return (
    <div className={styles.result}>
      <dl>
        <Measure value={value} label={label} />
      </dl>
      {before !== undefined && after !== undefined ? <ChangeChart before={before} after={after} unit={unit} /> : null}
      <p className={text({ as: 'remark' })}>{source}</p>
    </div>
  );
}
