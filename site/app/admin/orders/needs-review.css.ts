import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { warning } from '../warning.css.ts';

export const review = style([
  warning,
  {
    display: 'grid',
    gap: '0.5rem',
    maxWidth: '46rem',
    padding: '0.9rem clamp(1rem, 2vw, 1.25rem)',
  },
]);

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6rem',
  fontFamily: vars.font.display,
  fontWeight: 640,
});
export const sign = style({ flex: 'none', color: vars.color.caution });
export const text = style({ fontSize: vars.size.small, lineHeight: 1.5, overflowWrap: 'anywhere' });
