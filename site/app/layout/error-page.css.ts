import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const notice = style({
  display: 'grid',
  alignContent: 'center',
  gap: '1.5rem',
  minHeight: 'min(36rem, 75vh)',
  paddingBlock: '4rem',
  '@media': { [media.desktop]: { paddingLeft: '18rem' } },
});

export const message = style({ maxWidth: '34rem', color: vars.color.textMuted });

export const waysOn = style({ display: 'grid', gap: '2.5rem', maxWidth: '44rem', marginTop: '1rem' });

export const search = style({ display: 'grid', gap: '0.4rem 0.75rem', gridTemplateColumns: 'minmax(0, 1fr) auto' });
globalStyle(`${search} label`, { gridColumn: '1 / -1' });

export const popular = style({ borderTop: `1px solid ${vars.color.borderStrong}` });

export const way = style({
  display: 'grid',
  gap: '0.15rem 1.5rem',
  paddingBlock: '0.7rem',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '16rem 1fr', alignItems: 'baseline' } },
});

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2rem',
  fontFamily: vars.font.display,
  fontWeight: 600,
  textDecorationColor: vars.color.accent,
});
