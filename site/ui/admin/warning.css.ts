import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** The warm color of a warning, for things that need a person's attention. */
export const warning = style({
  border: `1px solid ${vars.color.borderWarm}`,
  borderLeftWidth: '6px',
  backgroundColor: vars.color.surfaceCaution,
});
