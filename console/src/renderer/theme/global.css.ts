import '@agency/site/ui/theme/fonts.css.ts';
import '@agency/site/ui/theme/themes.css.ts';
import '@agency/site/ui/theme/compact.css.ts';
import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { globalStyle } from '@vanilla-extract/css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html, body', { height: '100%', overflow: 'hidden' });
globalStyle('html', {
  backgroundColor: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: '100%',
  lineHeight: 1.45,
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('body', { margin: 0, fontSize: vars.size.body, overflowWrap: 'break-word' });
globalStyle('#root', { height: '100%' });
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0 });
globalStyle('ul[class], ol[class]', { padding: 0, listStyle: 'none' });
globalStyle('h1, h2, h3', { fontFamily: vars.font.display, lineHeight: 1.2, textWrap: 'balance' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('a', { color: 'inherit', textUnderlineOffset: '0.18em' });
globalStyle('::selection', { backgroundColor: vars.color.accent, color: vars.color.onAccent });

// The site's focus ring, a pixel thinner and closer.
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' });

globalStyle('*', {
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.border} transparent`,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
    },
  },
});
