import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const reader = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.gapLarge,
  maxWidth: '46rem',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${vars.density.gapLarge} 1.5rem`,
});

export const title = style({
  overflowWrap: 'anywhere',
  // The sticky link back to the list is above it.
  scrollMarginTop: '4rem',
  ':focus': { outline: 'none' },
});

/** A link and a button that looks like one, on separate lines if there is no room. */
export const sender = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '1rem' });
// The button's invisible border is outside the column.
globalStyle(`${sender} > button`, {
  marginInlineStart: `calc(-1 * ${vars.density.line})`,
  fontSize: 'inherit',
  fontWeight: 'inherit',
});

/** An icon in a line of text, wide enough for a finger. */
export const copy = style({ minWidth: '1.75rem', verticalAlign: 'middle', color: vars.color.textMuted });

/** On a separate line even if the name is short, so that each button stays in place from one inquiry to the next. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  gap: '0.5rem 0.3rem',
  '@media': {
    [media.laptop]: { columnGap: '0.5rem' },
    // Pairs of equal width instead of lines that end anywhere.
    [media.phone]: { display: 'grid', columnGap: '0.5rem', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** The actions without a box, which are on a separate line on a phone, aligned with the text. */
export const lesser = style({
  display: 'flex',
  gap: 'inherit',
  '@media': {
    [media.laptop]: { marginInlineStart: 'auto' },
    [media.phone]: { display: 'flex', flexWrap: 'wrap', gridColumn: '1 / -1', columnGap: '1.5rem' },
  },
});
globalStyle(`${lesser}${lesser} > *`, { '@media': { [media.phone]: { paddingInline: 0 } } });

globalStyle(`${actions}${actions} > select`, {
  // All actions fit on one line on a tablet and in the console's default window.
  maxWidth: `max(5.75rem, calc(${vars.density.controlSmall} * 2.9))`,
  '@media': {
    [`not ${media.desktop}`]: { maxWidth: '7rem' },
    [media.phone]: { maxWidth: 'none', paddingInline: '0.7rem 1.4rem' },
  },
});

/** A select among buttons, as tall as they are. */
export const choice = style({
  selectors: {
    '&&': {
      width: 'auto',
      maxWidth: `max(6.25rem, calc(${vars.density.controlSmall} * 2.9))`,
      minHeight: vars.density.controlSmall,
      paddingBlock: 0,
      fontSize: vars.size.small,
    },
  },
});

/** The select for the list's order, as wide as its longest option. It has no box, like the filters next to it. */
export const sort = style({
  selectors: {
    '&&': {
      flex: 'none',
      maxWidth: 'none',
      marginInlineStart: 'auto',
      paddingInline: '0.3rem 1.3rem',
      borderColor: 'transparent',
      backgroundColor: 'transparent',
      backgroundPosition: 'right 0.2rem center',
      fontWeight: 560,
    },
    '&&:hover': { color: vars.color.accent },
  },
});

/** The message with its line breaks, in the same font size in both densities. */
export const message = style({
  paddingTop: vars.density.gapLarge,
  borderTop: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.text,
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
  userSelect: 'text',
});
