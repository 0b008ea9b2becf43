import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** A line of a table on a wide screen; below that the picture beside the words, and the rest beneath. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: '0.6rem 1rem',
  alignItems: 'start',
  paddingBlock: '1rem 0.6rem',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: '6rem minmax(0, 1fr) auto' },
    [media.wide]: {
      gridTemplateColumns: '6rem minmax(0, 2fr) 7.5rem minmax(0, 1.4fr) auto',
      columnGap: '1.5rem',
      paddingBlock: '0.75rem',
    },
  },
});

export const picture = style({ '@media': { [`not ${media.wide}`]: { gridRow: 'span 3' } } });
export const words = style({ display: 'grid', gap: '0.2rem', minWidth: 0 });
export const title = style({
  fontSize: vars.size.body,
  fontWeight: 620,
  textWrap: 'wrap',
  overflowWrap: 'anywhere',
});

export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.size.small,
  lineHeight: 1.4,
  color: vars.color.textMuted,
  '@media': { [media.wide]: { WebkitLineClamp: 1 } },
});

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.35rem 1rem',
  gridColumn: '2',
  '@media': { [media.wide]: { gridColumn: '3', display: 'grid', justifyItems: 'start', paddingTop: '0.15rem' } },
});

export const featured = style({
  paddingInline: '0.5rem',
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
});

export const metrics = style({
  gridColumn: '2',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.1rem 1.25rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  lineHeight: 1.45,
  color: vars.color.textMuted,
  '@media': { [media.wide]: { gridColumn: '4', display: 'grid', paddingTop: '0.15rem' } },
});
globalStyle(`${metrics} strong`, { color: vars.color.text, fontWeight: 620, fontVariantNumeric: 'tabular-nums' });

/** Beneath the words on a phone, beside them from there on. */
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: '0.25rem',
  justifyContent: 'end',
  '@media': {
    [media.tablet]: { gridColumn: '3', gridRow: '1', marginBlock: '-0.5rem' },
    [media.wide]: { gridColumn: '5' },
    '(scripting: none)': { display: 'none' },
  },
});
