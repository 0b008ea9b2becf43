import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const thread = style({ display: 'grid', gap: vars.density.gapLarge, listStyle: 'none', padding: 0 });

/** A message. A message of ours has an accent line at its start, and a private note a background color. */
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
      backgroundColor: vars.color.surfaceCaution,
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

/** The reply field with its tools, files, and buttons. */
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.6rem' });

/** The composer. Its text field grows with the text. */
export const composer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.gap,
  paddingTop: vars.density.gapLarge,
  borderTop: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
  // Leaves room for the sticky link back to the list.
  scrollMarginTop: '4rem',
});
globalStyle(`${composer} textarea`, { minHeight: '9rem', maxHeight: '60vh', fieldSizing: 'content' });

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

/** A mail's HTML. Its background is always white. */
export const designed = style({
  width: '100%',
  height: '26rem',
  minHeight: '16rem',
  resize: 'vertical',
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  backgroundColor: '#fff',
});

/** The button that deletes a note. It has a warning color only on hover and focus. */
export const removal = style({
  selectors: {
    '&&': { fontSize: vars.size.small, fontWeight: 'normal', color: vars.color.textMuted, textDecorationLine: 'none' },
    '&&:is(:hover, :focus)': { color: vars.color.negative, textDecorationLine: 'underline' },
    // Aligns the label, not the icon, with the text before the button.
    '&&&&': { alignItems: 'baseline' },
    // Makes the text button tall enough for a finger.
    '&&&': { '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } } },
  },
});

globalStyle(`${removal} > svg`, { alignSelf: 'start', marginTop: 'calc((1lh - 14px) / 2)' });

/** A button that is inconspicuous, because it is rarely used. */
export const quiet = style({
  selectors: { '&&': { fontSize: vars.size.small, fontWeight: 'normal', color: vars.color.textMuted } },
});
