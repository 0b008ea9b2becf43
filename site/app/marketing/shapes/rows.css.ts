import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** Ruled rows that several shapes share: a name at the left, words at the right. */
export const rows = style({ borderTop: `1px solid ${vars.color.borderStrong}` });

export const row = style({
  display: 'grid',
  gap: '0.35rem 2rem',
  paddingBlock: '1.15rem',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)', alignItems: 'baseline' } },
});

export const threeColumns = style([
  row,
  { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 9rem) minmax(0, 1fr)' } } },
]);
export const category = style({ color: vars.color.info });
export const features = style({
  display: 'grid',
  gap: '0.2rem 1.5rem',
  marginTop: '0.75rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});
export const kind = style({ color: vars.color.textMuted, marginTop: '0.2rem' });
