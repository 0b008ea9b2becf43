import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.density.gapLarge} 3rem`,
  maxWidth: '64rem',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const column = style({ display: 'grid', alignContent: 'start', gap: vars.density.gapLarge });

/** The price in the style of the service page. */
export const shown = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 0.5rem',
  marginTop: vars.density.gap,
  paddingBottom: vars.density.gap,
  borderBottom: `1px solid ${vars.color.border}`,
});
export const caption = style({ flexBasis: '100%', color: vars.color.textMuted });
export const figure = style({ overflowWrap: 'anywhere' });
export const unit = style({ fontSize: vars.size.small, color: vars.color.textMuted });
export const note = style({ fontSize: vars.size.small, color: vars.color.textMuted });

export const mark = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  gap: '0 0.5rem',
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
});
