import { style } from '@vanilla-extract/css';

/** Hides elements that need scripts if scripts are disabled. */
export const withScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });
