import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

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

export const step = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  counterIncrement: 'step',
  '::before': { content: 'counter(step)', color: vars.color.accent, fontFamily: vars.font.display, fontWeight: 620 },
});
