import { style } from '@vanilla-extract/css';

/** Hides an element that needs scripts if scripts are disabled. Overrides other styles. */
export const withScript = style({ '@media': { '(scripting: none)': { display: 'none !important' } } });

/** For buttons around content that is useful without scripts. Without scripts, a pointer cannot press these buttons. */
export const pressedWithScript = style({ '@media': { '(scripting: none)': { pointerEvents: 'none' } } });
