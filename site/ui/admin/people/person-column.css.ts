import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** Matches if the column fits next to the thread. */
const beside = '(min-width: 47rem)';
/** Matches if the column is below the thread. */
export const below = '(width < 47rem)';

/**
 * The box with the inquiry's title, actions and panes. The layout depends on the width of this box, not of the
 * window.
 */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.gapLarge,
  containerType: 'inline-size',
});

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem 2rem',
  alignItems: 'start',
  '@container': {
    [beside]: {
      selectors: { '&[data-person]': { gridTemplateColumns: 'minmax(0, 46rem) clamp(12.5rem, 24cqi, 17.5rem)' } },
    },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.gapLarge,
  paddingTop: '1.25rem',
  borderTop: `1px solid ${vars.color.border}`,
  fontSize: vars.size.small,
  '@container': {
    [beside]: {
      paddingTop: 0,
      borderTop: 'none',
    },
  },
});

// The column is too narrow for names as wide as those of other facts.
globalStyle(`${column} dl`, { gridTemplateColumns: 'auto minmax(0, 1fr)' });

/** The button that erases a person's data. */
export const erase = style({ selectors: { '&&': { color: vars.color.negative } } });

export const part = style({ display: 'grid', gap: '0.4rem' });
export const count = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.textMuted });
export const list = style({ display: 'grid', gap: '0.6rem' });

/** An inquiry, order, or note. The open inquiry looks like the open row of the inbox. */
export const item = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.1rem',
  fontFamily: vars.font.display,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { paddingLeft: '0.6rem', borderLeft: `3px solid ${vars.color.accent}` } },
});

export const note = style({ fontFamily: vars.font.text, whiteSpace: 'pre-wrap', userSelect: 'text' });

/** Buttons without a box. The first icon is aligned with the text above. */
export const tools = style({
  marginInlineStart: `calc(-1 * (${vars.density.buttonInsetSmall} + ${vars.density.line}))`,
});

/** The link to merge, and the confirmation below it. */
export const merge = style({
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  selectors: { '&[open]': { display: 'grid', justifyItems: 'start', gap: '0.4rem', paddingBlock: '0.3rem' } },
});
