import { style } from '@vanilla-extract/css';

/** Hides elements that do nothing without scripts if scripts are disabled. */
export const withScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });
