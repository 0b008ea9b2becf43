import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { scrolling } from '#ui/theme/motion.ts';

export const rows = style({ borderTop: `1px solid ${vars.color.borderStrong}` });

export const row = style({
  display: 'grid',
  gap: '0.35rem 2rem',
  paddingBlock: '1.15rem',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)', alignItems: 'baseline' } },
});

/**
 * Three columns on desktops: name, category and text. On tablets, the category is below the name, and the text is to
 * the right of both.
 */
export const threeColumns = style([
  row,
  {
    '@media': {
      [media.tablet]: { gridTemplateRows: 'auto 1fr' },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 9rem) minmax(0, 1fr)' },
    },
  },
]);
globalStyle(`${threeColumns} > :last-child`, {
  '@media': {
    [media.tablet]: { gridColumn: 2, gridRow: '1 / span 2' },
    [media.desktop]: { gridColumn: 3 },
  },
});
export const category = style({ color: vars.color.info });
export const features = style({
  display: 'grid',
  gap: '0.2rem 1.5rem',
  marginTop: '0.75rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});
export const kind = style({ color: vars.color.textMuted, marginTop: '0.2rem' });

const dash = `repeating-linear-gradient(to var(--along), ${vars.color.accent} 0 12px, transparent 12px 18px)`;

/**
 * The steps of a process along a line, with a mark at each step. The line runs across the page on desktops, and down
 * the page elsewhere.
 */
export const course = style({
  display: 'grid',
  counterReset: 'step',
  '@media': { [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '0.5rem',
  padding: '0 0 2rem 2.5rem',
  '::before': {
    content: '',
    position: 'absolute',
    left: '0.5rem',
    top: '0.6rem',
    bottom: '-0.6rem',
    width: '2px',
    background: dash,
    vars: { '--along': 'bottom', '--unlaid': 'inset(0 0 100% 0)' },
  },
  '::after': {
    content: '',
    position: 'absolute',
    left: 0,
    top: '0.3rem',
    width: '1.1rem',
    height: '1.1rem',
    border: `2px solid ${vars.color.accent}`,
    borderRadius: '50%',
    backgroundColor: vars.color.page,
    boxShadow: `inset 0 0 0 3px ${vars.color.page}, inset 0 0 0 7px ${vars.color.accent}`,
  },
  viewTimelineName: '--step',
  selectors: { '&:last-child::before': { display: 'none' } },
  '@media': {
    [media.desktop]: {
      padding: '2.5rem 2rem 0 0',
      '::before': {
        left: '0.6rem',
        right: '-0.6rem',
        top: '0.5rem',
        bottom: 'auto',
        width: 'auto',
        height: '2px',
        vars: { '--along': 'right', '--unlaid': 'inset(0 100% 0 0)' },
      },
      '::after': { top: 0 },
    },
  },
});

// Draws the line to the next step as the visitor scrolls past a step. On desktops, all steps are in one row and scroll
// together, so each line starts later than the one before.
const legged = keyframes({ from: { clipPath: 'var(--unlaid)' }, to: { clipPath: 'inset(0)' } });
globalStyle(
  `${step}::before`,
  scrolling({
    animation: `${legged} auto linear both`,
    animationTimeline: '--step',
    animationRange: 'cover 25% cover 50%',
  }),
);
for (const at of [0, 1, 2, 3, 4])
  globalStyle(`${step}:nth-child(${at + 1})::before`, {
    '@media': { [media.desktop]: { animationRange: `cover ${20 + at * 8}% cover ${28 + at * 8}%` } },
  });

export const duration = style({ color: vars.color.accent });

export const list = style({ display: 'grid', gap: '3rem' });

export const solution = style({
  display: 'grid',
  gap: '1.25rem 2rem',
  paddingTop: '1.25rem',
  borderTop: `2px solid ${vars.color.borderStrong}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1.25fr 1fr' } },
});

export const name = style({ gridColumn: '1 / -1' });
export const part = style({ display: 'grid', alignContent: 'start', gap: '0.4rem' });
export const partName = style({ color: vars.color.textMuted });
export const steps = style({ display: 'grid', gap: '0.35rem', counterReset: 'step' });

export const solutionStep = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  counterIncrement: 'step',
  '::before': { content: 'counter(step)', color: vars.color.accent, fontFamily: vars.font.display, fontWeight: 620 },
});
