import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const entries = style({ borderTop: `1px solid ${vars.color.borderStrong}` });

export const entry = style({
  display: 'grid',
  gap: '1rem 3rem',
  paddingBlock: '2rem',
  borderBottom: `1px solid ${vars.color.contour}`,
  // Marks the entry that the visitor opened from a metric's card.
  ':target': { boxShadow: `-1.25rem 0 0 ${vars.color.surfaceCool}, -1.5rem 0 0 ${vars.color.accent}` },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr) minmax(0, 15rem)' },
  },
});

export const head = style({ display: 'grid', gap: '0.4rem', alignContent: 'start' });
export const affects = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  lineHeight: 1.45,
  color: vars.color.textMuted,
});

export const words = style({ display: 'grid', gap: '1rem', alignContent: 'start' });
export const actions = style({ display: 'grid', gap: '0.5rem', counterReset: 'action' });

globalStyle(`${actions} > li`, {
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  counterIncrement: 'action',
});
globalStyle(`${actions} > li::before`, {
  content: 'counter(action)',
  color: vars.color.accent,
  fontWeight: 620,
  fontVariantNumeric: 'tabular-nums',
});

export const check = style({
  alignSelf: 'start',
  paddingLeft: '1rem',
  borderLeft: `1px solid ${vars.color.borderStrong}`,
  '@media': { [media.tablet]: { gridColumn: 2 }, [media.wide]: { gridColumn: 3 } },
});

export const tools = style({ borderTop: `1px solid ${vars.color.borderStrong}` });

export const tool = style({
  display: 'grid',
  gap: '0.25rem 3rem',
  paddingBlock: '1.15rem',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 1fr)', alignItems: 'baseline' } },
});

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: '0.4rem',
  minHeight: '2.75rem',
  color: vars.color.accent,
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
});
