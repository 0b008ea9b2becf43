import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const row = style({ display: 'flex', alignItems: 'center', gap: '0.75rem', minHeight: '2.75rem' });

export const box = style({
  flex: 'none',
  width: '1.4rem',
  height: '1.4rem',
  margin: 0,
  accentColor: vars.color.accent,
});

export const words = style({ cursor: 'pointer' });
export const hint = style({ color: vars.color.textMuted });
