import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/**
 * The transition name with which a card's picture grows into the picture of the item's page. A name must be unique on a
 * page, so only the focused card has it: the visitor has just followed its link.
 */
const name = 'item-picture';

export const card = style({});
export const cardPicture = style({ selectors: { [`${card}:focus-within &`]: { viewTransitionName: name } } });

/**
 * The page's own picture. It has no transition name while a card is focused, because the card's picture then has the
 * name.
 */
export const pagePicture = style({ viewTransitionName: name });
globalStyle(`:root:has(${card}:focus-within) ${pagePicture}`, { viewTransitionName: 'none' });

globalStyle(`::view-transition-group(${name})`, {
  animationDuration: vars.duration.calm,
  animationTimingFunction: vars.ease.out,
});
globalStyle(`::view-transition-old(${name}), ::view-transition-new(${name})`, { height: '100%', objectFit: 'cover' });

// The picture scales up within its frame on hover.
globalStyle(`${card} img`, { transition: `transform ${vars.duration.quick} ${vars.ease.out}` });
globalStyle(`${card}:hover img`, { transform: 'scale(1.025)' });
globalStyle(`${card}:active img`, { transform: 'none' });
