import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** Buff land: it lies above the water line and cannot be overlooked. For what waits for a person. */
export const warning = style({
  border: `1px solid ${vars.color.borderWarm}`,
  borderLeftWidth: '6px',
  backgroundColor: vars.color.surfaceWarm,
});
