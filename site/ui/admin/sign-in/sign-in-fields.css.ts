import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** A narrow sheet with a double border on an otherwise empty page. */
export const sheet = style({
  position: 'relative',
  width: '100%',
  maxWidth: '30rem',
  padding: vars.density.sheetInset,
  border: `1px solid ${vars.color.borderStrong}`,
  outline: `1px solid ${vars.color.borderStrong}`,
  outlineOffset: '3px',
  backgroundColor: vars.color.surface,
});
