import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const result = style({ display: 'grid', gap: '0.75rem', alignContent: 'start', justifyItems: 'start' });
globalStyle(`${result} dd`, { color: vars.color.accent });

export const price = style({
  display: 'grid',
  gap: '1.25rem',
  alignSelf: 'start',
  margin: '4px',
  padding: '1.5rem',
  border: `1px solid ${vars.color.borderStrong}`,
  outline: `1px solid ${vars.color.borderStrong}`,
  outlineOffset: '3px',
  backgroundColor: vars.color.surface,
});
globalStyle(`${price} dd`, { fontSize: 'clamp(2.25rem, 1.8rem + 1.4vw, 3rem)' });
