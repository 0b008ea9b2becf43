import { globalStyle, style } from '@vanilla-extract/css';

/** The button is part of the box. */
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' });
globalStyle(`${form} button`, { paddingInline: '0.9rem', borderLeft: 0 });
