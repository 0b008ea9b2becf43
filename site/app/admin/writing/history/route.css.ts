import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem 2.5rem',
  alignItems: 'start',
  '@media': { '(min-width: 64rem)': { gridTemplateColumns: '21rem minmax(0, 1fr)' } },
});
export const revisions = style({
  display: 'grid',
  gap: '0.75rem',
  '@media': { '(max-width: 63.99rem)': { maxHeight: '16rem', overflowY: 'auto' } },
});
export const pages = style({ display: 'flex', justifyContent: 'space-between', gap: '1rem' });
export const shown = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' });
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.5rem',
  borderBottom: `1px solid ${vars.color.border}`,
});
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  borderBottom: '2px solid transparent',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { color: vars.color.text, borderColor: vars.color.accent } },
});
export const restore = style({ marginInlineStart: 'auto' });
export const note = style({
  maxWidth: '46rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  color: vars.color.textMuted,
});
globalStyle(`${pages} a`, { fontFamily: vars.font.display, fontSize: vars.size.small, fontWeight: 600 });
