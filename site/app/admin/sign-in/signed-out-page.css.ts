import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const page = style({ alignContent: 'start', height: '100%' });
export const content = style({ display: 'grid', gap: '1.5rem' });
export const title = style({ ':focus': { outline: 'none' } });
export const lead = style({ fontFamily: vars.font.display, maxWidth: '30rem', color: vars.color.textMuted });

/** The message that replaces the form. */
export const message = style({ display: 'grid', gap: '1.25rem', justifyItems: 'start', overflowWrap: 'anywhere' });
