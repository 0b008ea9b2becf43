import { globalStyle, style } from '@vanilla-extract/css';
import { restingLine } from '#ui/field/field.css.ts';
import { vars } from '#ui/theme/contract.css.ts';

/** As tall as the buttons beside the form. */
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' });
globalStyle(`${form}${form} > *`, { minHeight: vars.density.controlSmall });
globalStyle(`${form} button`, { paddingInline: '0.9rem', borderLeftWidth: 0 });
globalStyle(`${form} button:not(:hover)`, { borderColor: restingLine });
