import { clsx } from 'clsx';
import { Measure } from '#ui/measure/measure.tsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Claim as Content } from '../services/service-page.ts';
import { two } from './columns.css.ts';

/** One promise, in a figure large enough to be held to. */
export function Claim({ block: { figure, text: words, ...heading } }: { block: Content }) {
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
