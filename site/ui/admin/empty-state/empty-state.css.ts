import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const empty = style({
  display: 'grid',
  // It may have the height of the list it stands for, over which its lines would be spread.
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.density.gap,
  paddingBlock: vars.density.gapLarge,
});
