import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme/media.ts';

export const columns = style({
  display: 'grid',
  gap: '2.5rem',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1.1fr', columnGap: '4rem', alignItems: 'start' } },
});
