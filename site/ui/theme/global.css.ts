import { globalStyle, keyframes } from '@vanilla-extract/css';
import './fonts.css.ts';
import './themes.css.ts';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  backgroundColor: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: '100%',
  lineHeight: 1.6,
  textSizeAdjust: '100%',
  scrollPaddingTop: '6rem',
  scrollbarGutter: 'stable',
  WebkitFontSmoothing: 'antialiased',
  // On paper, text then has about 10 pt.
  '@media': { print: { fontSize: '84%' } },
});

globalStyle('body', { margin: 0, fontSize: vars.size.body, overflowWrap: 'break-word' });
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote', { margin: 0 });
globalStyle('ul[class], ol[class]', { padding: 0, listStyle: 'none' });
globalStyle('h1, h2, h3, h4', { fontFamily: vars.font.display, textWrap: 'balance', lineHeight: 1.15 });
globalStyle('p, li, dd, dt, figcaption', { textWrap: 'pretty' });
globalStyle('img, svg, picture', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('a', { color: 'inherit', textUnderlineOffset: '0.18em', textDecorationThickness: '0.07em' });
globalStyle('::selection', { backgroundColor: vars.color.accent, color: vars.color.onAccent });

// A short crossfade between pages. The header has its own transition name, so it stays. With reduced motion, there is
// no crossfade.
globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: vars.duration.calm,
  animationTimingFunction: vars.ease.out,
});
// Pages in a sequence slide in: the next page from the right, the previous page from the left
// (`page-script/transitions.ts`).
const step = '2.5rem';
const leave = (to: string) => keyframes({ to: { opacity: 0, transform: `translateX(${to})` } });
const arrive = (from: string) => keyframes({ from: { opacity: 0, transform: `translateX(${from})` } });
const ways = { forward: [leave(`-${step}`), arrive(step)], back: [leave(step), arrive(`-${step}`)] } as const;
for (const [way, [old, next]] of Object.entries(ways)) {
  const root = `:root:active-view-transition-type(${way})`;
  globalStyle(`${root}::view-transition-old(root)`, { animationName: old });
  globalStyle(`${root}::view-transition-new(root)`, { animationName: next });
}
// The items of a filtered list move to their new places.
globalStyle('::view-transition-group(*.entry)', {
  animationDuration: vars.duration.calm,
  animationTimingFunction: vars.ease.out,
});
globalStyle('::view-transition-group(site-header)', { animationDuration: '0.01ms' });

// The default focus ring, at a distance from its element.
globalStyle(':focus-visible', { outline: `3px solid ${vars.color.accent}`, outlineOffset: '3px' });

globalStyle('*', {
  '@media': {
    [media.reducedMotion]: { animationDuration: '0.01ms !important', animationIterationCount: '1 !important' },
  },
});
