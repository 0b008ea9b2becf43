import { style } from '@vanilla-extract/css';

/** Hides elements that need scripts if scripts are disabled, whatever other styles they have. */
export const withScript = style({ '@media': { '(scripting: none)': { display: 'none !important' } } });

/**
 * For buttons around content that visitors also read without scripts. Without scripts, a pointer finds no button there.
 */
export const pressedWithScript = style({ '@media': { '(scripting: none)': { pointerEvents: 'none' } } });
