import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { calmIcons } from './calm-icons.css.ts';

const container = createContainer();
/** Matches if there is no room for two cards side by side. */
const oneColumn = `${container} (width <= 25rem)`;
const severalColumns = `${container} (width > 25rem)`;

/** The width of a picture in one column, so that three actions of 44 px fit below it. */
const picturesWidth = '8.25rem';

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

export const item = style({
  display: 'grid',
  position: 'relative',
  '@container': {
    [oneColumn]: {
      gridTemplateColumns: `${picturesWidth} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      columnGap: '1rem',
      selectors: {
        '& + &': { paddingTop: vars.density.gap, borderTop: `1px solid ${vars.color.border}` },
      },
    },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  rowGap: '0.45rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontFamily: vars.font.display,
  color: 'inherit',
  lineHeight: 1.45,
  textAlign: 'left',
  textDecoration: 'none',
  '@container': {
    [oneColumn]: {
      gridArea: '1 / 1 / -1 / -1',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
    },
  },
  selectors: { ':is(a, button)&': { cursor: 'pointer' } },
});

/** A picture's double frame, which has the accent color for the open item. */
export const picture = style({
  display: 'block',
  alignSelf: 'start',
  padding: '4px',
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  transition: `border-color ${vars.duration.quick} ${vars.ease.out}`,
  selectors: {
    [`:is(a, button)${card}:hover &`]: { borderColor: vars.color.borderStrong },
    [`${card}[aria-current="true"] &`]: { borderColor: vars.color.accent, boxShadow: `0 0 0 1px ${vars.color.accent}` },
  },
});

/** Shows all of a picture. */
export const whole = style({});
globalStyle(`${whole} img`, { objectFit: 'contain' });
// The library shows a picture as it is, even in the night theme.
globalStyle(`${whole}::after`, { display: 'none' });

export const details = style({ display: 'grid', alignContent: 'start', gap: '0.3rem' });
export const content = style([details, { '@container': { [oneColumn]: { gridArea: '1 / 2 / -1 / -1' } } }]);
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.body,
  fontWeight: 620,
  lineHeight: 1.3,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
/** The text always takes two lines, so that the parts below it are aligned with those of the cards beside it. */
export const twoLines = style({ '@container': { [severalColumns]: { minHeight: '2lh' } } });

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

export const metrics = style([line, { gap: '0.1rem 0.85rem', overflowWrap: 'anywhere' }]);
globalStyle(`${metrics} strong`, { color: vars.color.text, fontWeight: 640, fontVariantNumeric: 'tabular-nums' });

/**
 * The actions are in a corner of the picture while a mouse or the focus is on the card. On touch, where nothing is hovered,
 * they are always there. In one column they are below the picture.
 */
export const actions = style([
  calmIcons,
  {
    display: 'flex',
    position: 'absolute',
    top: '0.5rem',
    right: '0.5rem',
    border: `1px solid ${vars.color.borderStrong}`,
    backgroundColor: vars.color.surface,
    transition: `opacity ${vars.duration.quick} ${vars.ease.out}`,
    // Without scripts, only links are left, and some cards have none.
    '@media': { '(scripting: none)': { selectors: { '&:not(:has(a))': { display: 'none' } } } },
    '@container': {
      [severalColumns]: {
        '@media': {
          '(hover: hover) and (not (any-pointer: coarse))': {
            opacity: 0,
            selectors: { [`${item}:is(:hover, :focus-within) &`]: { opacity: 1 } },
          },
        },
      },
      [oneColumn]: {
        position: 'static',
        gridArea: '2 / 1',
        alignSelf: 'start',
        justifyContent: 'space-between',
        // The first and the last icon are in line with the picture's edges.
        marginInline: '-0.85rem',
        border: 0,
        background: 'none',
      },
    },
  },
]);

// The progress of an action is below the card, where it stays in view and covers nothing.
globalStyle(`${actions}${actions}:has(> ul)`, {
  position: 'static',
  gridColumn: '1 / -1',
  gridRow: 'auto',
  flexWrap: 'wrap',
  justifyContent: 'start',
  border: 0,
  background: 'none',
  opacity: 1,
});

/** Actions with texts, below a card that opens nothing. */
export const textActions = style({
  marginLeft: '-0.75rem',
  '@container': { [oneColumn]: { gridArea: '3 / 1 / auto / -1' } },
});
