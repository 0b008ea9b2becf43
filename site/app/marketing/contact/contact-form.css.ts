import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme/media.ts';

export const form = style({
  display: 'grid',
  gap: '1.35rem 1.5rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ gridColumn: '1 / -1' });
export const check = style({ gridColumn: '1 / -1', display: 'grid', gap: '0.75rem' });
export const remark = style({ marginTop: '0.75rem' });
