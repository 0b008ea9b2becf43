import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const list = style({ display: 'grid', gap: '0.9rem', margin: '0.6rem 0 0.4rem', padding: 0, listStyle: 'none' });
export const item = style({ display: 'grid', gap: '0.2rem', overflowWrap: 'anywhere' });
export const severity = style({
  fontFamily: vars.font.display,
  fontWeight: 640,
  selectors: { '&[data-severity="error"]': { color: vars.color.negative } },
});
export const quote = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.textMuted,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1.25rem' });
export const pass = style({
  display: 'grid',
  gap: '0.75rem',
  justifyItems: 'start',
  padding: '0.75rem 0 0.25rem',
  maxWidth: '30rem',
});
export const done = style({ color: vars.color.textMuted });
