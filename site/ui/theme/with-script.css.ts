import { style } from '@vanilla-extract/css';

/** Hides elements that need scripts if scripts are disabled. */
export const withScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** For buttons around content that is read without scripts too: without them, a pointer finds no button. */
export const pressedWithScript = style({ '@media': { '(scripting: none)': { pointerEvents: 'none' } } });
