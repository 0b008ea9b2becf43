import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/**
 * With this transition name, a card's picture grows into the picture of the item's page. A name must be unique on a
 * page, so only the focused card has it. That is the card whose link the visitor has just followed.
 */
const name = 'item-picture';

export const card = style({ overflowWrap: 'anywhere' });
// A long metric would cover the next one.
globalStyle(`${card} dd`, { whiteSpace: 'normal' });
export const cardPicture = style({ selectors: { [`${card}:focus-within &`]: { viewTransitionName: name } } });

/** The page's own picture. While a card is focused, only the card's picture has the name. */
export const pagePicture = style({ viewTransitionName: name });
globalStyle(`:root:has(${card}:focus-within) ${pagePicture}`, { viewTransitionName: 'none' });

globalStyle(`::view-transition-group(${name})`, {
  animationDuration: vars.duration.calm,
  animationTimingFunction: vars.ease.out,
});
globalStyle(`::view-transition-old(${name}), ::view-transition-new(${name})`, { height: '100%', objectFit: 'cover' });

globalStyle(`${card} img`, { transition: `transform ${vars.duration.quick} ${vars.ease.out}` });
globalStyle(`${card}:hover img`, { transform: 'scale(1.025)' });
globalStyle(`${card}:active img`, { transform: 'none' });
