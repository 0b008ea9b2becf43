import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** A box in the color of a warning, for what needs the admin's attention. */
export const warning = style({
  border: `1px solid ${vars.color.borderWarm}`,
  borderLeftWidth: '6px',
  backgroundColor: vars.color.surfaceCaution,
});
