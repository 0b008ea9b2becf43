import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** One narrow sheet in the chart's double frame, on an otherwise empty page. */
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

export const form = style({ display: 'grid', gap: vars.density.gapLarge });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.density.gap} calc(2 * ${vars.density.gap})`,
});
