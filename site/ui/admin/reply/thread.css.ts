import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const thread = style({ display: 'grid', gap: vars.density.gapLarge, listStyle: 'none', padding: 0 });

/** A message: theirs on paper, ours beside a rule, a private note on a color of its own. */
export const message = style({
  display: 'grid',
  gap: vars.density.gap,
  paddingTop: vars.density.gapLarge,
  borderTop: `1px solid ${vars.color.border}`,
  selectors: {
    '&[data-from="us"]': {
      padding: `${vars.density.gap} 0 ${vars.density.gap} 1rem`,
      borderTop: 0,
      borderInlineStart: `3px solid ${vars.color.accent}`,
    },
    '&[data-note]': {
      borderInlineStart: `3px solid ${vars.color.borderWarm}`,
      backgroundColor: vars.color.surfaceWarm,
      paddingInlineEnd: '1rem',
    },
  },
});

export const words = style({
  fontFamily: vars.font.text,
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'text',
});

/** The composer, and the field that grows with what is written in it. */
export const composer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.gap,
  paddingTop: vars.density.gapLarge,
  borderTop: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
  // The link back to the list stays in view above it.
  scrollMarginTop: '4rem',
});
globalStyle(`${composer} textarea`, { minHeight: '7.5rem', maxHeight: '60vh', fieldSizing: 'content' });

/** What a mail quotes: smaller than its own words. */
export const quote = style({
  paddingTop: vars.density.gap,
  color: vars.color.textMuted,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'text',
});

export const files = style({
  display: 'grid',
  gap: '0.25rem',
  listStyle: 'none',
  padding: 0,
  overflowWrap: 'anywhere',
});

/** A mail of a stranger's design is always on white paper. */
export const designed = style({
  width: '100%',
  height: '26rem',
  minHeight: '16rem',
  resize: 'vertical',
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  backgroundColor: '#fff',
});

/** Rarely used: it is there, and draws no eye. */
export const quiet = style({
  selectors: { '&&': { fontSize: vars.size.small, fontWeight: 'normal', color: vars.color.textMuted } },
});
