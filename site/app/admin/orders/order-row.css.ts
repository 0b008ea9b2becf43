import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const price = style({
  alignSelf: 'end',
  justifySelf: 'end',
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
});

export const standing = style({ fontSize: vars.size.note });
