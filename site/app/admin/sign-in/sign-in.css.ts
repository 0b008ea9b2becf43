import { style } from '@vanilla-extract/css';

/** What a page says in place of its form. */
export const message = style({ display: 'grid', gap: '1.25rem', justifyItems: 'start', overflowWrap: 'anywhere' });
