import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';

export const lead = style({ maxWidth: '46rem', marginTop: '1rem', color: vars.color.textMuted });
export const legend = visuallyHidden;

export const ladder = style({
  minWidth: 0,
  margin: 'clamp(1.5rem, 3vw, 2.5rem) 0 0',
  padding: 0,
  border: 0,
  borderTop: `1px solid ${vars.color.borderStrong}`,
  borderBottom: `1px solid ${vars.color.borderStrong}`,
});

export const ways = style({ marginTop: 'clamp(1.5rem, 3vw, 2.25rem)', columnGap: '1.5rem' });
export const remark = style({ maxWidth: '24rem' });
