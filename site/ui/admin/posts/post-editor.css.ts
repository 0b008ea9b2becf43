import { globalStyle, style } from '@vanilla-extract/css';
import { prose } from '#ui/prose/prose.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const frame = style({
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surface,
  ':focus-within': { borderColor: vars.color.accent },
  selectors: { '&[data-invalid]': { borderColor: vars.color.negative } },
});
/** The toolbar and its panels, which stay in view while the text scrolls. */
export const head = style({
  position: 'sticky',
  // Below the sticky navigation.
  insetBlockStart: '3.5rem',
  zIndex: 1,
  maxHeight: '60dvh',
  overflowY: 'auto',
  backgroundColor: vars.color.surface,
  '@media': { [media.desktop]: { insetBlockStart: 0 } },
});
export const bar = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.desktop]: { flexWrap: 'wrap', overflowX: 'visible' } },
  gap: '0.125rem',
  padding: '0.25rem',
  borderBottom: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});
export const tool = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  // All tools fit on one line next to the column of fields.
  '@media': { [media.desktop]: { width: '2.25rem' } },
  border: 0,
  background: 'none',
  color: vars.color.text,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.surfaceCool },
  ':disabled': { color: vars.color.textMuted, cursor: 'default', opacity: 0.5 },
  selectors: { '&[aria-pressed="true"]': { color: vars.color.accent, backgroundColor: vars.color.surfaceCool } },
});
export const panel = style({
  display: 'grid',
  gap: '0.75rem',
  padding: '0.75rem',
  borderBottom: `1px solid ${vars.color.border}`,
});
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '0.75rem' });
export const grows = style({ flex: '1 1 16rem' });
/** For a panel with several fields, which must leave room for the text below. */
export const short = style({ flex: '1 1 7rem', minInlineSize: 0 });
export const text = style([
  prose,
  {
    margin: '0 auto',
    padding: '1.5rem clamp(1rem, 4vw, 2.5rem)',
    minHeight: '22rem',
    outline: 'none',
    maxWidth: '48rem',
  },
]);
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.25rem 1.5rem',
  padding: '0.5rem 0.75rem',
  borderTop: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const outline = style({ flex: '1 1 16rem', textAlign: 'left' });
export const outlineTitle = style({ minHeight: '1.75rem', cursor: 'pointer' });
export const outlineLink = style({
  minHeight: '2.25rem',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: vars.color.accent,
  textAlign: 'left',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});

// The styles that ProseMirror requires. The content security policy blocks its own style element.
globalStyle(`${text}.ProseMirror`, { position: 'relative', whiteSpace: 'break-spaces', overflowWrap: 'break-word' });
globalStyle(`${text} pre`, { whiteSpace: 'pre-wrap' });
globalStyle(`${text} pre[data-raw]`, { borderLeft: `3px solid ${vars.color.borderStrong}`, fontSize: '0.8rem' });
globalStyle(`${text} .ProseMirror-selectednode`, { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' });
globalStyle(`${text} .tableWrapper`, { overflowX: 'auto' });
globalStyle(`${text} .selectedCell`, { backgroundColor: vars.color.surfaceCool });
globalStyle(`${text} figcaption:has(> br.ProseMirror-trailingBreak:only-child)::before`, {
  content: 'Caption',
  float: 'left',
  height: 0,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
globalStyle(`${text} img`, { maxHeight: '24rem' });

/** The menu of blocks at the current line. */
export const menu = style({
  position: 'fixed',
  zIndex: 20,
  width: '15rem',
  maxHeight: '20rem',
  overflowY: 'auto',
  padding: '0.25rem',
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surface,
});
export const menuItem = style({
  display: 'flex',
  width: '100%',
  border: 0,
  background: 'none',
  color: vars.color.text,
  textAlign: 'left',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: '2.5rem',
  padding: '0 0.75rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { backgroundColor: vars.color.surfaceCool, color: vars.color.accent },
    '&:hover': { backgroundColor: vars.color.surfaceCool },
  },
});
globalStyle(`${text} > p:only-child:has(> br.ProseMirror-trailingBreak:only-child)::before`, {
  content: 'Write, or type / for headings, pictures and other blocks',
  float: 'left',
  height: 0,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
globalStyle(`${text} figure.work a`, { pointerEvents: 'none' });
globalStyle(`${text} aside.callout`, { minHeight: '3rem' });
globalStyle(`${text} figure.measure figcaption:has(> br.ProseMirror-trailingBreak:only-child)::before`, {
  content: 'What it is; after Shift and Enter, its source',
});
globalStyle(`${text} figure.measure strong:empty::before`, { content: '0', color: vars.color.textMuted });

/** Marks the place of a finding. */
export const finding = style({
  textDecoration: `underline wavy ${vars.color.caution} 2px`,
  textUnderlineOffset: '0.2em',
  outlineOffset: '3px',
  selectors: {
    '&[data-severity="error"]': { textDecorationColor: vars.color.negative },
    'img&, div&, figure&': { outline: `2px solid ${vars.color.caution}` },
    'img&[data-severity="error"], div&[data-severity="error"], figure&[data-severity="error"]': {
      outlineColor: vars.color.negative,
    },
  },
});
