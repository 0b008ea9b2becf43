import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** One subscription between two lines. */
export const row = style({ borderTop: `1px solid ${vars.color.border}` });

/** The plan, as high as the button beside it. */
export const choice = style({
  selectors: {
    '&&': { width: 'auto', minHeight: vars.density.controlSmall, paddingBlock: 0, fontSize: vars.size.small },
  },
});
