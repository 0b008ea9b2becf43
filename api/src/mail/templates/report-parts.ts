import { createElement as h } from 'react';
import type { ScoreCategory } from '#api/contract/performance.ts';
import type { Ink } from './inks.ts';
import type { Reading } from './readings-of.ts';
import { dress, painted, type } from './styles.ts';
import { row, table } from './table.ts';

/** The overall score, set as large as a chart sets a sounding. */
export function overallFigure(score: number) {
  return h(
    'p',
    dress(painted.color('ink'), { margin: '4px 0 16px' }),
    h('span', dress(type.label, painted.color('soft')), 'Overall score'),
    h('br'),
    h('span', dress(type.figure, { fontSize: '64px', lineHeight: '64px' }), score),
    h('span', dress(type.label, painted.color('soft'), { paddingLeft: '8px' }), ' of 100'),
  );
}

/** One metric: its score stands large beside what it means and what to do. */
export function readingBlock({ name, score, category, description, impact, advice }: Reading) {
  const place = { verticalAlign: 'top', padding: '18px 0 6px' } as const;
  const words = (ink: Ink, margin: string) => dress(type.small, painted.color(ink), { margin });
  return table(
    { width: '100%' },
    row(
      h(
        'td',
        dress(painted.edge('Top', 'line'), place, { width: '76px' }),
        h('span', dress(type.figure, painted.color(category)), score),
        h('span', dress(type.label, painted.color('soft'), { display: 'block' }), ' of 100'),
      ),
      h(
        'td',
        dress(painted.edge('Top', 'line'), place),
        h('h2', dress(type.heading, painted.color('ink'), { margin: 0 }), name, ' ', grade(category)),
        h('p', words('soft', '4px 0 8px'), description),
        h('p', words('ink', '0 0 8px'), impact),
        h('p', words('ink', '0 0 12px'), h('strong', null, 'What to do: '), advice),
      ),
    ),
  );
}

const grade = (category: ScoreCategory) => h('span', dress(painted.color(category)), `–\u00a0${category}`);
