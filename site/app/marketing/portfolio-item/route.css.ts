import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const page = style({ paddingTop: 'clamp(1.5rem, 3vw, 3rem)' });

/** The words beside the picture, the metrics under both. */
export const columns = style({
  display: 'grid',
  gap: '2rem 3rem',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.35fr)', alignItems: 'start' } },
});
export const words = style({ display: 'grid', gap: '1.1rem', justifyItems: 'start', alignContent: 'start' });
export const picture = style({ width: '100%' });

export const metrics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: '1.5rem 2rem',
  paddingTop: '1.5rem',
  borderTop: `2px solid ${vars.color.borderStrong}`,
  '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
});

export const remark = style({ maxWidth: '40rem', marginBlock: '1rem 1.75rem' });
