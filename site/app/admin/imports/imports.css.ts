import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const form = style({ display: 'grid', gap: vars.density.gapLarge, maxWidth: '48rem' });
export const hint = style({ maxWidth: '42rem', color: vars.color.textMuted });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.density.gapLarge} 2rem`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const file = style({ display: 'grid', gap: '0.4rem', minInlineSize: 0 });
export const control = style({
  width: '100%',
  minHeight: '2.75rem',
  padding: '0.45rem 0.6rem',
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surface,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  color: vars.color.text,
  '::file-selector-button': {
    marginRight: '0.75rem',
    padding: '0.4rem 0.75rem',
    border: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.page,
    font: 'inherit',
    fontWeight: 600,
    color: vars.color.text,
    cursor: 'pointer',
  },
});
export const send = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem 1.25rem' });
export const bar = style({ width: 'min(100%, 20rem)', accentColor: vars.color.accent });

export const runs = style({
  display: 'grid',
  gap: '1.5rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ':empty': { display: 'none' },
});
export const run = style({
  display: 'grid',
  gap: '0.35rem',
  paddingTop: '1rem',
  borderTop: `1px solid ${vars.color.border}`,
});
export const about = style({ fontSize: vars.size.small, color: vars.color.textMuted });
export const outcome = style({ selectors: { '&[data-state="failed"]': { color: vars.color.negative } } });
export const left = style({ marginTop: '0.35rem' });
export const list = style({
  display: 'grid',
  gap: '0.6rem',
  margin: 0,
  marginTop: '0.75rem',
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.small,
});
globalStyle(`${list} > li`, { display: 'grid', gap: '0.1rem', overflowWrap: 'anywhere' });
globalStyle(`${left} > summary`, { minHeight: '2.75rem', paddingBlock: '0.6rem', cursor: 'pointer' });
