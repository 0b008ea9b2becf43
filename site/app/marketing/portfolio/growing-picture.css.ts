import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/**
 * On the way to an item's page, the card's picture grows into the picture of that page. A transition name must be
 * unique on a page, so only one card has it: the card with the focus, because the visitor has just followed its link.
 */
const name = 'item-picture';

export const card = style({});
export const cardPicture = style({ selectors: { [`${card}:focus-within &`]: { viewTransitionName: name } } });

/** The page's own picture. It gives up the name when a card's picture is about to grow into the next page's picture. */
export const pagePicture = style({ viewTransitionName: name });
globalStyle(`:root:has(${card}:focus-within) ${pagePicture}`, { viewTransitionName: 'none' });

globalStyle(`::view-transition-group(${name})`, {
  animationDuration: vars.duration.calm,
  animationTimingFunction: vars.ease.out,
});
globalStyle(`::view-transition-old(${name}), ::view-transition-new(${name})`, { height: '100%', objectFit: 'cover' });

// The picture scales up in its frame on hover, and back when pressed.
globalStyle(`${card} img`, { transition: `transform ${vars.duration.quick} ${vars.ease.out}` });
globalStyle(`${card}:hover img`, { transform: 'scale(1.025)' });
globalStyle(`${card}:active img`, { transform: 'none' });
