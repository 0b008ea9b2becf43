import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#app/theme/contract.css.ts';
import { media } from '#app/theme/media.ts';

/** A line of a table on a wide screen; below that the picture beside the words, and the rest beneath. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: '0.6rem 1rem',
  alignItems: 'start',
  paddingBlock: '1rem 0.6rem',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '6rem minmax(0, 2fr) 7.5rem minmax(0, 1.4fr) auto',
      columnGap: '1.5rem',
      paddingBlock: '0.75rem',
    },
  },
});

export const picture = style({ '@media': { [`not ${media.desktop}`]: { gridRow: 'span 2' } } });
export const words = style({ display: 'grid', gap: '0.2rem', minWidth: 0 });
export const title = style({ fontSize: vars.size.body, fontWeight: 620, overflowWrap: 'anywhere' });

export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.size.small,
  lineHeight: 1.4,
  color: vars.color.textMuted,
});

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.35rem 1rem',
  '@media': { [media.desktop]: { display: 'grid', justifyItems: 'start', paddingTop: '0.15rem' } },
});

export const featured = style({
  paddingInline: '0.5rem',
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
});

export const metrics = style({
  gridColumn: '2',
  display: 'grid',
  gap: '0.1rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  lineHeight: 1.45,
  color: vars.color.textMuted,
  '@media': { [media.desktop]: { gridColumn: '4', paddingTop: '0.15rem' } },
});
globalStyle(`${metrics} strong`, { color: vars.color.text, fontWeight: 620, fontVariantNumeric: 'tabular-nums' });

export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: '0.25rem',
  justifyContent: 'end',
  '@media': {
    [media.desktop]: { gridColumn: '5', gridRow: '1', display: 'grid', justifyItems: 'start', marginBlock: '-0.35rem' },
    '(scripting: none)': { display: 'none' },
  },
});
