import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { emptySheet } from '#ui/picture/picture.css.ts';
import { prose } from '#ui/prose/prose.css.ts';
import { gutter, labelColumn, sheetInset } from '#ui/section/section.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { scrolling } from '#ui/theme/motion.ts';

export const page = style({ paddingBlock: 'clamp(2rem, 4vw, 4rem) 0' });
export const column = style({ '@media': { [media.desktop]: { marginLeft: `calc(${labelColumn} + ${gutter} * 2)` } } });
/** As the reader scrolls, a thick line grows along the page's vertical line to the reader's position. */
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
// On phones, the author has a line of its own. Otherwise, the line could wrap differently once the italic font has
// loaded.
globalStyle(`${byline} > :first-child`, { '@media': { [media.phone]: { flexBasis: '100%' } } });

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

/** The collapsible table of contents, for screens too narrow to show it in the margin. */
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

export const ending = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1.25rem 2rem',
  '@media': { [media.desktop]: { gap: '2rem' } },
});
export const endingText = style({ maxWidth: '32rem' });
export const story = style([prose, { paddingBlock: 'clamp(2rem, 4vw, 3.5rem) clamp(4rem, 8vw, 7rem)' }]);
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
