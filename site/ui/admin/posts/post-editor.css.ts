import { globalStyle, style } from '@vanilla-extract/css';
import { prose } from '#ui/prose/prose.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** The editor. The text has no box, so that it looks as on its page. */
export const frame = style({});
/** The toolbar and its panels, which stay in view while the text scrolls. */
export const head = style({
  position: 'sticky',
  // Below the sticky navigation.
  insetBlockStart: '3.5rem',
  zIndex: 1,
  backgroundColor: vars.color.page,
  borderBottom: `1px solid ${vars.color.border}`,
  selectors: {
    [`${frame}:focus-within > &`]: { borderColor: vars.color.accent },
    [`${frame}[data-invalid] > &`]: { borderColor: vars.color.negative },
  },
  '@media': { [media.desktop]: { insetBlockStart: 0 } },
});
/** The tools, on one line, which scrolls if it is wider than the text. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The first icon is aligned with the start of the text.
  marginInlineStart: '-0.8rem',
  '@media': { '(pointer: fine)': { marginInlineStart: '-0.5rem' } },
});
/** Tools with labels instead of icons. */
export const wordTools = style([bar, { marginInlineStart: `calc(-1 * ${vars.density.buttonInsetSmall})` }]);
export const wordTool = style({ flex: 'none', whiteSpace: 'nowrap' });
export const tool = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  // Narrower for a mouse, so that all tools fit on one line beside the column of fields.
  '@media': { '(pointer: fine)': { width: '2.125rem', height: '2.5rem' } },
  border: 0,
  background: 'none',
  color: vars.color.text,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.surfaceCool },
  ':disabled': { color: vars.color.textMuted, cursor: 'default', opacity: 0.5 },
  // Draws the focus ring inside, because the scrolling line would clip it.
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    // Marks the tools that are active at the cursor, which is visible only while the editor has the focus.
    [`${frame}:focus-within &[aria-pressed="true"], &[aria-expanded="true"]`]: {
      color: vars.color.accent,
      backgroundColor: vars.color.surfaceCool,
    },
    '&[data-begins]': { position: 'relative', marginInlineStart: '0.75rem' },
    '&[data-begins]::before': {
      content: '',
      position: 'absolute',
      insetBlock: '0.6rem',
      insetInlineStart: '-0.4rem',
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
  },
});
export const panel = style({
  display: 'grid',
  gap: '0.75rem',
  // The inset leaves room for the ring of a focused field.
  marginInline: '-0.5rem',
  padding: '0.5rem 0.5rem 1rem',
  maxHeight: '50dvh',
  overflowY: 'auto',
});
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '0.75rem' });
/** A button beside a field, level with the field below its label. */
export const besideField = style({
  '@media': { [media.tablet]: { marginTop: `calc(${vars.size.note} * 1.35 + ${vars.density.gapSmall})` } },
});
export const grows = style({ flex: '1 1 16rem' });
/** A narrow field, for a panel with several fields. */
export const short = style({ flex: '1 1 7rem', minInlineSize: 0 });
export const text = style([
  prose,
  {
    // The column of the text has its own width.
    maxWidth: 'none',
    paddingBlock: '1.75rem 3rem',
    minHeight: '22rem',
    // Needs no focus ring, because the cursor and the line above the text show the focus.
    outline: 'none',
  },
]);
export const error = style({ paddingTop: '0.75rem' });
export const uploading = style({
  paddingBlock: '0.5rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  color: vars.color.textMuted,
});

export const outline = style({
  maxHeight: '50dvh',
  overflowY: 'auto',
  marginInline: '-0.5rem',
  paddingBlock: '0 0.5rem',
});
export const outlineLink = style({
  width: '100%',
  minHeight: '2.25rem',
  border: 0,
  background: 'none',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  textAlign: 'left',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.surfaceCool },
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
});

// The styles that ProseMirror requires. The content security policy blocks ProseMirror's own style element.
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
  },
});
// The first block needs no space above, because no text precedes it.
globalStyle(`${text} > :first-child`, { marginTop: 0 });
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
