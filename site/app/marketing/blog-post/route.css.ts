import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { emptySheet } from '#ui/picture/picture.css.ts';
import { gutter, labelColumn, sheetInset } from '#ui/section/section.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { scrolling } from '#ui/theme/motion.ts';

export const page = style({ paddingBlock: 'clamp(2rem, 4vw, 4rem) 0' });
/** The text is right of the meridian, like the header above it. */
export const column = style({ '@media': { [media.desktop]: { marginLeft: `calc(${labelColumn} + ${gutter} * 2)` } } });
/** The meridian is bold up to the reader's place. */
const read = keyframes({ from: { transform: 'scaleY(0)' }, to: { transform: 'none' } });
export const reading = style({
  viewTimeline: '--reading',
  viewTimelineInset: '33% 67%',
  '@media': {
    [media.desktop]: {
      '::after': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        left: `calc(${labelColumn} + ${gutter} + ${sheetInset} - 1px)`,
        width: '3px',
        backgroundColor: vars.color.accent,
        transform: 'scaleY(0)',
        transformOrigin: 'top',
      },
    },
  },
});
globalStyle(`${reading}::after`, scrolling({ animation: `${read} auto linear both`, animationTimeline: '--reading' }));

export const head = style({
  display: 'grid',
  gap: '1.1rem',
  justifyItems: 'start',
  maxWidth: '52rem',
  marginBottom: 'clamp(1.75rem, 3vw, 2.75rem)',
});
export const byline = style({ display: 'flex', flexWrap: 'wrap', gap: '0 1rem' });

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  alignSelf: 'start',
  minHeight: '2.75rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { color: vars.color.accent },
});

/** The index, when there is no margin for it. */
export const folded = style({
  marginTop: 'clamp(1.5rem, 4vw, 2.5rem)',
  borderBlock: `1px solid ${vars.color.borderStrong}`,
  '@media': { [media.desktop]: { display: 'none' } },
});
export const fold = style({ paddingBlock: '0.9rem', cursor: 'pointer' });
export const count = style({ color: vars.color.textMuted, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  borderTop: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  textDecoration: 'none',
  ':hover': { color: vars.color.accent, textDecoration: 'underline' },
});

/** Long texts: about 68 characters a line, with styles for the blocks that an author may use. */
export const prose = style({
  maxWidth: '43rem',
  paddingBlock: 'clamp(2rem, 4vw, 3.5rem) clamp(4rem, 8vw, 7rem)',
  fontSize: '1.125rem',
  lineHeight: 1.65,
});

/** Each of several selectors must be scoped separately, or all but the first would apply to every page of the site. */
const inProse = (selectors: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selectors
      .split(', ')
      .map((selector) => `${prose} ${selector}`)
      .join(', '),
    rule,
  );

inProse('> * + *, > section > * + *', { marginTop: '1.15em' });
// A section counts as read while it passes a line a third down the window (see `PageIndex`).
inProse('> section', { viewTimelineInset: '33% 67%' });
inProse('h2', {
  marginTop: '2.2em',
  fontSize: '1.625rem',
  fontWeight: 640,
  letterSpacing: '-0.015em',
});
inProse('h3', { marginTop: '1.8em', fontSize: '1.25rem', fontWeight: 620 });
inProse('h2 + *, h3 + *', { marginTop: '0.6em' });
inProse('a', { color: vars.color.accent });
inProse('ul, ol', { paddingLeft: '1.4em' });
inProse('li + li', { marginTop: '0.45em' });
inProse('li::marker', {
  color: vars.color.accent,
  fontFamily: vars.font.display,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.9em',
});
inProse('blockquote', {
  paddingLeft: '1.5rem',
  borderLeft: `3px solid ${vars.color.accent}`,
  fontStyle: 'italic',
  fontSize: '1.2em',
  lineHeight: 1.45,
});
inProse('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  lineHeight: 1.45,
});
inProse('th, td', {
  padding: '0.65rem 1.25rem 0.65rem 0',
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'left',
  verticalAlign: 'top',
  minWidth: '7rem',
});
inProse('th', { fontFamily: vars.font.display, fontWeight: 620, borderBottomColor: vars.color.borderStrong });
inProse('td', { fontVariantNumeric: 'tabular-nums' });
inProse('pre', {
  overflowX: 'auto',
  padding: '1rem 1.25rem',
  backgroundColor: vars.color.surfaceCool,
  fontSize: '0.875rem',
  lineHeight: 1.55,
});
inProse('code', { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: '0.9em' });
inProse('hr', { height: '1px', border: 0, backgroundColor: vars.color.borderStrong, marginBlock: '2.5em' });

export const ending = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1.25rem 2rem',
  '@media': { [media.desktop]: { gap: '2rem' } },
});
export const endingText = style({ maxWidth: '32rem' });
globalStyle(`${prose} img[data-failed]`, emptySheet);

export const related = style({
  display: 'grid',
  marginTop: '2rem',
  gap: '2rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' } },
});
/** The whole entry is a link. */
export const relatedPost = style({
  position: 'relative',
  display: 'grid',
  gap: '0.5rem',
  alignContent: 'start',
  paddingTop: '1rem',
  borderTop: `2px solid ${vars.color.borderStrong}`,
});
export const relatedTitle = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.accent, textDecoration: 'underline' },
});
export const neighbors = style({
  display: 'grid',
  gap: '1.5rem 3rem',
  marginTop: '2.5rem',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const newer = style({ '@media': { [media.tablet]: { gridColumn: 2, textAlign: 'right' } } });
export const neighbor = style({
  display: 'block',
  color: vars.color.textMuted,
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
});
