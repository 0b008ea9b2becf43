import { style } from '@vanilla-extract/css';

/** For elements that do nothing without scripts. */
export const withScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });
