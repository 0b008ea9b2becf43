import { style } from '@vanilla-extract/css';

/** For what does nothing without scripts. */
export const withScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });
