import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** One subscription between two lines. */
export const row = style({ borderTop: `1px solid ${vars.color.border}` });
