import { createElement as h } from 'react';
import { dress, painted, type } from './styles.ts';
import { row, table } from './table.ts';
import type { Sender } from './template.ts';

/** The agency's mark and name. */
export function masthead({ agency }: Sender) {
  const box = { fontSize: '14px', lineHeight: '34px', padding: '0 8px', letterSpacing: '0.04em' };
  const name = { fontSize: '17px', lineHeight: '34px', paddingLeft: '12px' };
  return table(
    { ornament: true },
    row(
      h('td', dress(type.label, painted.ground('ink'), painted.color('sheet'), box), agency.initials),
      h('td', dress(type.label, painted.color('ink'), name), agency.name),
    ),
  );
}

const ticks = 12;

/** The graduated double rule of a chart's border. */
export function neatline() {
  const rules = [painted.edge('Top', 'rule'), painted.edge('Bottom', 'rule')];
  const cells = Array.from({ length: ticks }, (_, at) => {
    const tick = dress(painted.ground(at % 2 === 0 ? 'rule' : 'sheet'), ...rules, {
      height: '5px',
      fontSize: 0,
      lineHeight: 0,
    });
    return h('td', { key: at, ...tick, width: `${100 / ticks}%` }, '\u00a0');
  });
  return table({ width: '100%', ornament: true }, row(...cells));
}
