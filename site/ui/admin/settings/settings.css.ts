import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2.5rem 3rem',
  maxWidth: '64rem',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const title = style({ marginBottom: vars.density.gapLarge, padding: 0, fontSize: vars.size.body });
export const group = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.density.gapLarge,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
