import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const plan = style({
  maxWidth: '40rem',
  paddingTop: '1.5rem',
  borderTop: `1px solid ${vars.color.borderStrong}`,
});

/** As wide as its longest choice, with the button beside it where there is room. */
export const choice = style({ selectors: { '&&': { width: 'auto' } } });
