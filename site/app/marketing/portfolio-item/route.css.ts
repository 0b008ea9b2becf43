import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const page = style({ paddingTop: 'clamp(1.5rem, 3vw, 3rem)' });

/** The picture comes first, because a card's picture grows into it. */
export const columns = style({
  display: 'grid',
  gap: 'clamp(1.5rem, 3vw, 2rem) 3rem',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { gridTemplateColumns: '1.4fr 1fr', alignItems: 'start' } },
});
globalStyle(`${columns} dd`, { whiteSpace: 'normal' });
export const words = style({ display: 'grid', gap: '1.1rem', justifyItems: 'start', alignContent: 'start' });
export const builtWith = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.6rem',
  color: vars.color.textMuted,
});
export const picture = style({ width: '100%' });

export const metrics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: '1.5rem 2rem',
  paddingTop: '1.5rem',
  borderTop: `2px solid ${vars.color.borderStrong}`,
  '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
});

export const remark = style({ maxWidth: '40rem', marginBlock: '1rem 1.75rem' });
