import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/**
 * Mutes the icons of a record's actions until one is hovered or focused. Does nothing on touch screens, which have no
 * hover.
 */
export const calmIcons = style({});
globalStyle(`${calmIcons} svg`, { '@media': { '(hover: hover)': { color: vars.color.textMuted } } });
globalStyle(`${calmIcons} :is(a, button, label):is(:hover, :focus-visible, :focus-within) svg`, {
  '@media': { '(hover: hover)': { color: vars.color.text } },
});
