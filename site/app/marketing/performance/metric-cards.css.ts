import { scoreLimits } from '@agency/api/contract/performance';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { moving } from '#ui/theme/motion.ts';

export const cards = style({ marginBottom: '1.75rem', borderTop: `1px solid ${vars.color.borderStrong}` });

export const card = style({
  display: 'grid',
  gap: '1.25rem 3.5rem',
  paddingBlock: '1.75rem',
  borderBottom: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBottom: 0, paddingBottom: 0 } },
  '@media': { [media.desktop]: { gridTemplateColumns: '21rem minmax(0, 1fr)' } },
});

export const reading = style({ display: 'grid', gap: '0.6rem', alignContent: 'start' });
export const score = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '1rem' });
export const figure = style({ fontSize: '2.75rem' });

const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 620,
});
export const category = styleVariants(
  { good: vars.color.positive, warning: vars.color.caution, poor: vars.color.negative },
  (color) => [word, { color }],
);

const line = (at: string, width = '1px') =>
  `linear-gradient(${vars.color.borderStrong} 0 0) ${at} 0 / ${width} 100% no-repeat`;

export const scale = style({
  position: 'relative',
  containerType: 'inline-size',
  height: '1.1rem',
  borderTop: `1px solid ${vars.color.borderStrong}`,
  background: [
    line('0%'),
    line('100%'),
    line(`${scoreLimits.warning}%`),
    line(`${scoreLimits.good}%`),
    `repeating-linear-gradient(to right, ${vars.color.borderStrong} 0 1px, transparent 1px 10%) 0 0 / 100% 0.4rem no-repeat`,
  ].join(', '),
});

/** Slides from 0 to `--score`. */
const sliding = keyframes({ from: { transform: 'translateX(calc(-1cqi * var(--score))) rotate(45deg)' } });
export const mark = style({
  position: 'absolute',
  top: '-0.4rem',
  width: '0.75rem',
  height: '0.75rem',
  marginLeft: '-0.375rem',
  backgroundColor: vars.color.accent,
  transform: 'rotate(45deg)',
  ...moving({ animation: `${sliding} ${vars.duration.drawn} ${vars.ease.out} backwards` }),
});

/** The number beside the tick where a category begins. */
export const limit = style({
  position: 'absolute',
  top: '0.35rem',
  paddingLeft: '0.3rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  color: vars.color.textMuted,
});

export const words = style({ display: 'grid', gap: '0.6rem', alignContent: 'start', maxWidth: '38rem' });
export const description = style({ color: vars.color.textMuted });
export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.1rem 1rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  lineHeight: 1.75,
});
