import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const head = style({ paddingBlock: 'clamp(3rem, 2rem + 4vw, 5.5rem) 0' });
export const words = style({ display: 'grid', gap: '1.5rem', marginBottom: 'clamp(2rem, 4vw, 3.5rem)' });
export const summary = style({ maxWidth: '46rem' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: '1rem 2rem',
  paddingBlock: '1.1rem',
  borderBlock: `1px solid ${vars.color.borderStrong}`,
  marginBottom: 'clamp(2rem, 4vw, 3rem)',
});
export const factName = style({ color: vars.color.textMuted });

export const prose = style({ display: 'grid', gap: '1.1rem', maxWidth: '43rem' });

export const steps = style({ borderTop: `1px solid ${vars.color.borderStrong}`, counterReset: 'step' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gap: '0.35rem 0.75rem',
  paddingBlock: '1.35rem',
  borderBottom: `1px solid ${vars.color.border}`,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    fontFamily: vars.font.display,
    fontSize: vars.size.heading,
    fontWeight: 560,
    color: vars.color.accent,
  },
  '@media': {
    [media.desktop]: { gridTemplateColumns: '2.25rem 16rem minmax(0, 1fr)', '::before': { gridRow: 'auto' } },
  },
});

export const results = style({
  display: 'grid',
  gap: '2.5rem 3rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' } },
});
export const result = style({
  display: 'grid',
  gap: '1.1rem',
  alignContent: 'start',
  paddingTop: '1.1rem',
  borderTop: `2px solid ${vars.color.borderStrong}`,
});
