import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const head = style({ paddingBlock: 'clamp(3rem, 2rem + 5vw, 6.5rem) 0' });

export const columns = style({
  display: 'grid',
  gap: '1.5rem',
  alignItems: 'end',
  '@media': { [media.desktop]: { gridTemplateColumns: '1.25fr 1fr', columnGap: '4rem' } },
});

export const charted = style({
  display: 'grid',
  gap: '2.5rem',
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)', columnGap: '3.5rem' },
  },
});
export const words = style({ display: 'grid', gap: '1.5rem', alignContent: 'start' });

export const remark = style({ maxWidth: '34rem', color: vars.color.textMuted });
