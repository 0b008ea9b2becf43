import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/**
 * Between pages a card's picture grows into that of its page. Two pictures of a page must not have the same transition name,
 * so only the card with the focused link has it, which was just followed.
 */
const name = 'item-picture';

export const card = style({});
export const cardPicture = style({ selectors: { [`${card}:focus-within &`]: { viewTransitionName: name } } });

/** The page's own picture, unless one grows into the next page's. */
export const pagePicture = style({ viewTransitionName: name });
globalStyle(`:root:has(${card}:focus-within) ${pagePicture}`, { viewTransitionName: 'none' });

globalStyle(`::view-transition-group(${name})`, {
  animationDuration: vars.duration.calm,
  animationTimingFunction: vars.ease.out,
});
globalStyle(`::view-transition-old(${name}), ::view-transition-new(${name})`, { height: '100%', objectFit: 'cover' });

// On hover the picture scales up in its frame, and back when pressed.
globalStyle(`${card} img`, { transition: `transform ${vars.duration.quick} ${vars.ease.out}` });
globalStyle(`${card}:hover img`, { transform: 'scale(1.025)' });
globalStyle(`${card}:active img`, { transform: 'none' });
