import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const next = style({
  position: 'relative',
  display: 'grid',
  gap: '1.5rem 2.5rem',
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)' } },
});
export const words = style({ display: 'grid', gap: '0.75rem', justifyItems: 'start' });
export const link = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.accent, textDecoration: 'underline', textDecorationThickness: '0.06em' },
});
