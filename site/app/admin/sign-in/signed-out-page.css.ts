import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const page = style({ alignContent: 'start', minHeight: 'calc(100dvh - 9.5rem)' });
export const content = style({ display: 'grid', gap: '1.5rem' });
export const title = style({ ':focus': { outline: 'none' } });
export const lead = style({ maxWidth: '30rem', color: vars.color.textMuted });

/** The message that replaces the form. */
export const message = style({ display: 'grid', gap: '1.25rem', justifyItems: 'start', overflowWrap: 'anywhere' });
