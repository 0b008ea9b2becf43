import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const firstKeys = style({
  marginTop: '1rem',
  paddingTop: '1rem',
  borderTop: `1px solid ${vars.color.border}`,
  justifySelf: 'stretch',
  '@media': { '(hover: none)': { display: 'none' } },
});
