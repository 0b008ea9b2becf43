import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** A `dl` with names and values in two columns. A `div` may enclose each pair. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)',
  gap: '0.3rem 1.25rem',
  alignItems: 'baseline',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(6rem, auto) minmax(0, 1fr)', columnGap: '0.75rem' } },
});

globalStyle(`${facts} > div`, { display: 'contents' });
globalStyle(`${facts} dt`, { color: vars.color.textMuted });
globalStyle(`${facts} a`, { color: vars.color.accent });
// Negative margins keep a button from making its row much taller than a row of text.
globalStyle(`${facts} dd > button`, { marginBlock: '-0.15rem', fontSize: 'inherit', fontWeight: 'inherit' });
