import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { style } from '@vanilla-extract/css';
import { rowHeight } from '../theme/density.ts';

/** What stays in place while the list moves: the list itself, and the word that something came in above. */
export const place = style({ position: 'relative', minHeight: 0, borderTop: `1px solid ${vars.color.border}` });

export const scroller = style({
  height: '100%',
  overflowY: 'auto',
  // The list's own keeping of the place would fight with ours.
  overflowAnchor: 'none',
  // Over the lines, which would cut the list's own outline into pieces.
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

const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const row = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  columnGap: '0.75rem',
  height: `${rowHeight}px`,
  paddingInline: '0.8rem 1rem',
  borderBottom: `1px solid ${vars.color.border}`,
  borderLeft: '3px solid transparent',
  fontSize: vars.size.small,
  lineHeight: 1.4,
  cursor: 'default',
  ':hover': { backgroundColor: vars.color.surfaceCool },
  selectors: {
    '&[aria-selected="true"]': { borderLeftColor: vars.color.accent, backgroundColor: vars.color.surfaceCoolStrong },
  },
});

export const name = style([
  line,
  {
    fontSize: vars.size.body,
    fontWeight: 500,
    selectors: { [`${row}[data-unread] &`]: { fontWeight: 720 } },
  },
]);

/** The mark of what nobody has opened: the ring that says "here" on the site's sheets. */
export const mark = style({
  display: 'inline-block',
  width: '0.55rem',
  height: '0.55rem',
  marginRight: '0.45rem',
  borderRadius: '50%',
  backgroundColor: vars.color.accent,
  verticalAlign: '0.05em',
});

export const age = style({
  alignSelf: 'baseline',
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});
export const about = style([line, { gridColumn: '1 / -1', fontSize: vars.size.note, color: vars.color.textMuted }]);
export const beginning = style([line, { gridColumn: '1 / -1', fontFamily: vars.font.text, fontSize: vars.size.small }]);

const bar = style({ height: '0.6rem', backgroundColor: vars.color.surfaceCoolStrong });
export const waitingName = style([bar, { width: '9rem', marginBottom: '0.5rem' }]);
export const waitingLine = style([bar, { gridColumn: '1 / -1', width: '85%' }]);

export const arrived = style({
  position: 'absolute',
  top: '0.5rem',
  left: '50%',
  transform: 'translateX(-50%)',
});
