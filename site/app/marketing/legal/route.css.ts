import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const sections = style({ display: 'grid', gap: '2.25rem', maxWidth: '44rem' });
export const part = style({
  display: 'grid',
  gap: '0.75rem',
  paddingTop: '1rem',
  borderTop: `1px solid ${vars.color.border}`,
});
