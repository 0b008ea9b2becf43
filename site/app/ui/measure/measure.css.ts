import { style } from '@vanilla-extract/css';
import { vars } from '#app/theme/contract.css.ts';

export const measure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: '0.5rem',
});
export const label = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  maxWidth: '16rem',
});
export const value = style({ whiteSpace: 'nowrap' });
export const valueSmall = style([value, { fontSize: '2.25rem' }]);
