import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const figures = style({
  display: 'grid',
  gap: '0.9rem',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const legend = style({ marginBottom: '0.75rem', padding: 0, fontWeight: 620 });
export const optional = style({ color: vars.color.textMuted, fontWeight: 400 });

export const figure = style({
  display: 'grid',
  gap: '0.75rem 1rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(7rem, 1fr) minmax(0, 2.4fr)' } },
});

// The legend says it once for all six.
globalStyle(`${figure} label > span`, { display: 'none' });
