import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const place = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  backgroundColor: vars.color.surfaceCool,
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({
  maxWidth: '16rem',
  padding: '1rem',
  fontStyle: 'italic',
  fontSize: vars.size.small,
  textAlign: 'center',
  color: vars.color.textMuted,
});
