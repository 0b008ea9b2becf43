import { place as pickable } from '@agency/site/ui/admin/inbox/pickable-row.css.ts';
import { compactRows } from '@agency/site/ui/admin/layout/layout-styles.ts';
import { row as listRow } from '@agency/site/ui/admin/list/list-row.css.ts';
import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { style } from '@vanilla-extract/css';
import { rowHeights } from '../theme/density.ts';

/** Contains the scrolling list and the button for new arrivals, which overlaps the top of the list. */
export const frame = style({ position: 'relative', minHeight: 0, borderTop: `1px solid ${vars.color.border}` });

export const scroller = style({
  height: '100%',
  overflowY: 'auto',
  // `useScrollAnchor` replaces the browser's own scroll anchoring.
  overflowAnchor: 'none',
  // The outline is drawn by `::after`, because rows would cover parts of the element's own outline.
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `2px solid ${vars.color.accent}`,
      pointerEvents: 'none',
    },
  },
});

export const rows = style({ position: 'relative' });

export const place = style([
  pickable,
  {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: `${rowHeights.comfortable}px`,
    selectors: { [`${compactRows} &`]: { height: `${rowHeights.compact}px` } },
    borderBottom: `1px solid ${vars.color.border}`,
  },
]);
export const row = style([listRow, { cursor: 'default', selectors: { '&&': { paddingBlock: 0 } } }]);

const bar = style({ height: '0.6rem', backgroundColor: vars.color.surfaceCoolStrong });
export const placeholderName = style([bar, { width: '9rem', marginBottom: '0.5rem' }]);
export const placeholderLine = style([bar, { gridColumn: '1 / -1', width: '85%' }]);

export const arrived = style({
  position: 'absolute',
  top: '0.5rem',
  left: '50%',
  transform: 'translateX(-50%)',
});
