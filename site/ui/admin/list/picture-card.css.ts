import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { calmIcons } from './calm-icons.css.ts';

const container = createContainer();
/** Matches if there is no room for two cards side by side. */
const oneColumn = `${container} (max-width: 25rem)`;

/** The grid's container, whose width the grid queries. */
export const place = style({ containerName: container, containerType: 'inline-size' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  gap: `${vars.density.gapLarge} 1rem`,
  '@container': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.density.gap } },
  // Three cards or fewer share the width of three.
  selectors: {
    '&:not(:has(> :nth-child(4)))': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(100%, 15rem), (100% - 2rem) / 3 - 1px), 1fr))',
    },
  },
});

/**
 * The actions are in the last column, beside the content's last line. In a narrow list, the picture is in the first.
 */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: '1fr',
  columnGap: '0.5rem',
  '@container': {
    [oneColumn]: {
      gridTemplateColumns: 'clamp(5rem, 32%, 7rem) minmax(0, 1fr) auto',
      columnGap: '1rem',
      selectors: {
        '& + &': { paddingTop: vars.density.gapLarge, borderTop: `1px solid ${vars.color.border}` },
      },
    },
  },
});

export const card = style({
  display: 'grid',
  gridArea: '1 / 1 / 2 / -1',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'auto 1fr',
  // The space between columns is the item's.
  rowGap: '0.45rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontFamily: vars.font.display,
  color: 'inherit',
  lineHeight: 1.45,
  textAlign: 'left',
  textDecoration: 'none',
  '@container': { [oneColumn]: { gridTemplateRows: '1fr' } },
  selectors: { ':is(a, button)&': { cursor: 'pointer' } },
});

/** A picture's double frame, which has the accent color for the open item. */
export const picture = style({
  display: 'block',
  gridColumn: '1 / -1',
  alignSelf: 'start',
  padding: '4px',
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  transition: `border-color ${vars.duration.quick} ${vars.ease.out}`,
  '@container': { [oneColumn]: { gridColumn: 1 } },
  selectors: {
    [`:is(a, button)${card}:hover &`]: { borderColor: vars.color.borderStrong },
    [`${card}[aria-current="true"] &`]: { borderColor: vars.color.accent, boxShadow: `0 0 0 1px ${vars.color.accent}` },
  },
});

/** Shows all of a picture. */
export const whole = style({});
globalStyle(`${whole} img`, { objectFit: 'contain' });

/** Its last line is at the bottom, beside the actions. All else has the full width. */
export const content = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: '1fr auto',
  '@container': { [oneColumn]: { gridColumn: '2 / -1' } },
});
export const details = style({ display: 'grid', gridColumn: '1 / -1', alignContent: 'start', gap: '0.3rem' });
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.body,
  fontWeight: 620,
  lineHeight: 1.3,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: '0.15rem 0.75rem',
  fontSize: vars.size.note,
  color: vars.color.textMuted,
});
/** The line below the title. */
export const about = style([line, { ':empty': { display: 'none' } }]);
/** Left out where the picture leaves too little room beside it. */
export const spare = style({ '@container': { [oneColumn]: { display: 'none' } } });
export const strong = style({ color: vars.color.text, fontWeight: 620 });
/** Marks what is unfinished. */
export const caution = style({ color: vars.color.caution, fontWeight: 620 });

/** The last line. */
export const foot = style([line, { alignContent: 'center', overflowWrap: 'anywhere', paddingTop: '0.3rem' }]);
/** As tall as the actions beside it. */
export const besideActions = style({ minHeight: vars.density.controlSmall, paddingTop: 0 });

export const metrics = style([line, { gap: '0.1rem 0.85rem', overflowWrap: 'anywhere' }]);
globalStyle(`${metrics} strong`, { color: vars.color.text, fontWeight: 640, fontVariantNumeric: 'tabular-nums' });

export const actions = style([
  calmIcons,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gridColumn: '-2 / -1',
    gridRow: 1,
    alignSelf: 'end',
    justifyContent: 'end',
    maxWidth: '12rem',
    // The icons' right edge is the card's.
    marginRight: '-0.5rem',
  },
]);
