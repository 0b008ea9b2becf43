import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** A figure with its label. The label comes first in the document, but is shown below the figure. */
export const measure = style({ display: 'grid', gap: '0.5rem', alignContent: 'start' });
export const label = style({
  gridRow: 2,

  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  maxWidth: '16rem',
});
export const value = style({ gridRow: 1, whiteSpace: 'nowrap' });
export const note = style({ gridRow: 3, maxWidth: '18rem' });
export const valueSmall = style([value, { fontSize: '2.25rem' }]);
