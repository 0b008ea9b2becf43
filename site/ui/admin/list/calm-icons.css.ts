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

/**
 * A record's icons, visible while the record is hovered or has the focus. Touch screens and screen readers always have
 * them.
 */
export const onHover = style([calmIcons]);
globalStyle(`${onHover} > *`, { transition: `opacity ${vars.duration.quick} ${vars.ease.out}` });
globalStyle(`li:not(:hover, :focus-within) > ${onHover}:not(:has(> ul)) > *`, {
  '@media': { '(hover: hover) and (not (any-pointer: coarse))': { opacity: 0 } },
});
