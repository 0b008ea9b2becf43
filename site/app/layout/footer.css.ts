import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const footer = style({ backgroundColor: vars.color.surfaceCool, fontSize: vars.size.small });

export const columns = style({
  display: 'grid',
  gap: '2.5rem',
  paddingBlock: 'clamp(3rem, 6vw, 5rem)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [media.desktop]: { gridTemplateColumns: '2.2fr 1fr 1fr 1fr' },
  },
});

export const blurb = style({ maxWidth: '26rem', marginTop: '1.25rem', color: vars.color.textMuted });
export const list = style({ color: vars.color.textMuted });
export const title = style({ marginBottom: '0.75rem' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', color: vars.color.accent },
});

export const social = style({ display: 'flex', gap: '0.5rem' });
export const socialPlace = style({ marginTop: '1.5rem' });

export const socialLink = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: `1px solid ${vars.color.borderStrong}`,
  ':hover': { backgroundColor: vars.color.text, color: vars.color.page },
});

export const closing = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0.5rem 2rem',
  paddingBlock: '1.25rem',
  borderTop: `1px solid ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
});

export const legal = style({ display: 'flex', gap: '1.5rem' });
