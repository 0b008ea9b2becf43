import { clsx } from 'clsx';
import { text } from '#app/theme/text.css.ts';
import { Measure } from '#app/ui/measure/measure.tsx';
import * as section from '#app/ui/section/section.css.ts';
import { Section } from '#app/ui/section/section.tsx';
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
