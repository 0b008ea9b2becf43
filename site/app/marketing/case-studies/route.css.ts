import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { scrolling } from '#ui/theme/motion.ts';
import { breakpoints } from '#ui/theme/tokens.ts';

const tabletOnly = `${media.tablet} and (max-width: ${breakpoints.desktop - 1}px)`;

const columns = (gridTemplateColumns: string) =>
  style({
    display: 'grid',
    gap: 'clamp(1.75rem, 3vw, 3rem)',
    '@media': { [media.desktop]: { gridTemplateColumns, alignItems: 'start' } },
  });

export const head = style({ paddingBlock: 'clamp(1.5rem, 1rem + 2vw, 3.25rem) clamp(2.5rem, 4vw, 4rem)' });
export const words = style({ display: 'grid', gap: '1.5rem', alignContent: 'start' });
/** The title is small enough that the title and the picture fit on the first screen. */
export const title = style({ fontSize: 'clamp(2.25rem, 1.5rem + 2.3vw, 3.75rem)' });
/**
 * The picture must be on the first screen at every width, because a card's picture grows into it. In one column, it
 * comes first.
 */
export const picture = style({
  order: -1,
  width: '100%',
  maxWidth: '46rem',
  '@media': { [media.desktop]: { order: 0 } },
});
export const pictureFirst = columns('1.35fr 1fr');
export const wordsFirst = columns('1fr 1.2fr');
export const across = columns('1.35fr 1fr');
globalStyle(`${across} > h1`, { gridColumn: '1 / -1' });
export const below = style([columns('1.35fr 1fr'), { marginTop: 'clamp(2rem, 4vw, 3.5rem)' }]);

export const facts = style({
  display: 'grid',
  gap: '1rem 2rem',
  paddingBlock: '1.1rem',
  borderBlock: `1px solid ${vars.color.borderStrong}`,
});
export const factName = style({ color: vars.color.textMuted });
export const ruled = style({
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  marginTop: 'clamp(2rem, 4vw, 3.5rem)',
});
export const stacked = style({ gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' });

// The key results side by side. `lines` shows one per row.
export const strip = style({
  display: 'grid',
  gap: '1.5rem 3rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  marginBlock: 'clamp(2rem, 4vw, 3rem)',
  paddingBlock: '1.5rem',
  borderBlock: `2px solid ${vars.color.borderStrong}`,
});
export const lines = style({
  display: 'grid',
  borderTop: `2px solid ${vars.color.borderStrong}`,
  '@media': { [tabletOnly]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' } },
});
globalStyle(`${lines} > div`, {
  paddingBlock: '1.1rem',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [media.phone]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)', alignItems: 'center' } },
});
globalStyle(`${lines} dt`, { '@media': { [media.phone]: { gridRow: 1, gridColumn: 2 } } });

export const prose = style({ display: 'grid', gap: '1.1rem', maxWidth: '43rem' });
export const leading = style({
  display: 'grid',
  gap: '1.5rem 3rem',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${leading} > :first-child`, { gridColumn: '1 / -1', maxWidth: '48rem', fontSize: vars.size.lead });
export const newspaper = style({ '@media': { [media.desktop]: { columns: 2, columnGap: '3rem' } } });
globalStyle(`${newspaper} > * + *`, { marginTop: '1.1rem' });

export const change = style({
  display: 'grid',
  gap: '1.1rem',
  alignContent: 'start',
  paddingTop: '1.1rem',
  borderTop: `2px solid ${vars.color.borderStrong}`,
});
export const rows = style({ display: 'grid', gap: '2rem' });
globalStyle(`${rows} > *`, { '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1.75fr', columnGap: '3rem' } } });
globalStyle(`${rows} > * > h3`, { '@media': { [media.desktop]: { gridRow: 'span 2' } } });
export const sideBySide = columns('1fr 1fr');
export const firstLarge = columns('1fr 1fr');
globalStyle(`${firstLarge} > :first-child`, { gridColumn: '1 / -1' });

const counted = {
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    fontFamily: vars.font.figure,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.accent,
  },
} as const;
/** Made for five steps: two above three on wide screens. */
export const movements = style({
  display: 'grid',
  gap: 'clamp(1.75rem, 3vw, 3rem)',
  counterReset: 'step',
  '@media': { [media.laptop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', columnGap: '2.5rem' } },
});
export const movement = style({
  ...counted,
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  gap: '0.5rem',
  alignContent: 'start',
  '::before': {
    ...counted['::before'],
    gridRow: 'span 2',
    fontSize: vars.size.figure,
    fontWeight: 560,
    lineHeight: 0.85,
  },
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridColumn: 'span 2',
      selectors: { '&:nth-child(-n + 2)': { gridColumn: 'span 3' } },
      '::before': { gridRow: 'auto', lineHeight: 1 },
    },
  },
});
export const stepText = style({ display: 'grid', gap: '0.75rem', minInlineSize: 0 });
export const entries = style({ borderTop: `1px solid ${vars.color.borderStrong}`, counterReset: 'step' });
export const entry = style({
  ...counted,
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gap: '0.35rem 0.75rem',
  paddingBlock: '1.35rem',
  borderBottom: `1px solid ${vars.color.border}`,
  '::before': { ...counted['::before'], gridRow: 'span 2', fontSize: vars.size.heading, fontWeight: 560 },
  '@media': {
    [media.desktop]: { gridTemplateColumns: '2.25rem 16rem minmax(0, 1fr)', '::before': { gridRow: 'auto' } },
  },
});

/** A dashed line with a marker at each step: in the middle on desktops, on the left elsewhere. */
export const course = style({
  position: 'relative',
  display: 'grid',
  gap: '2.25rem',
  viewTimeline: '--course',
  viewTimelineInset: '33% 67%',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '0.5rem',
    left: '0.5rem',
    width: '2px',
    background: `repeating-linear-gradient(to bottom, ${vars.color.accent} 0 12px, transparent 12px 18px)`,
  },
  '@media': { [media.desktop]: { gap: '0.5rem', '::before': { left: 'calc(50% - 1px)' } } },
});
// While the reader scrolls, draws the line down to the reader's position.
const laid = keyframes({ from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } });
globalStyle(`${course}::before`, scrolling({ animation: `${laid} auto linear both`, animationTimeline: '--course' }));
export const tack = style({
  position: 'relative',
  display: 'grid',
  gap: '0.5rem',
  paddingLeft: '2.5rem',
  '::before': {
    content: '',
    position: 'absolute',
    left: 0,
    top: '0.3rem',
    width: '1.1rem',
    height: '1.1rem',
    border: `2px solid ${vars.color.accent}`,
    borderRadius: '50%',
    backgroundColor: vars.color.page,
  },
  '@media': {
    [media.desktop]: {
      width: 'calc(50% - 2.5rem)',
      paddingLeft: 0,
      '::before': { left: 'calc(100% + 2.5rem - 0.55rem)' },
      selectors: {
        '&:nth-child(even)': { justifySelf: 'end' },
        '&:nth-child(even)::before': { left: 'calc(-2.5rem - 0.55rem)' },
      },
    },
  },
});
