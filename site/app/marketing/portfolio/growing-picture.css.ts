import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/**
 * From one page to the next the picture of a card grows into that of the page it leads to. No two pictures of a page may bear
 * the name, so only the card has it whose link has the focus: the one that was just followed.
 */
const name = 'item-picture';

export const card = style({});
export const cardPicture = style({ selectors: { [`${card}:focus-within &`]: { viewTransitionName: name } } });

/** The picture of the page itself, unless one is on its way to the next. */
export const pagePicture = style({ viewTransitionName: name });
globalStyle(`:root:has(${card}:focus-within) ${pagePicture}`, { viewTransitionName: 'none' });

globalStyle(`::view-transition-group(${name})`, {
  animationDuration: vars.duration.calm,
  animationTimingFunction: vars.ease.out,
});
globalStyle(`::view-transition-old(${name}), ::view-transition-new(${name})`, { height: '100%', objectFit: 'cover' });

// Under the pointer the picture comes nearer in its frame, and gives way when pressed.
globalStyle(`${card} img`, { transition: `transform ${vars.duration.quick} ${vars.ease.out}` });
globalStyle(`${card}:hover img`, { transform: 'scale(1.025)' });
globalStyle(`${card}:active img`, { transform: 'none' });
