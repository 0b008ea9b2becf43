import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const palette = style({ display: 'grid', minWidth: 0, fontFamily: vars.font.display });
export const entry = style({
  width: '100%',
  padding: '0.75rem 0.9rem',
  border: 0,
  borderBottom: `1px solid ${vars.color.border}`,
  background: 'none',
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  ':focus-visible': { outlineOffset: '-2px' },
});
export const list = style({ maxHeight: 'min(24rem, 60vh)', overflowY: 'auto', padding: '0.35rem' });
globalStyle(`${list} [cmdk-group-heading]`, {
  padding: '0.5rem 0.6rem 0.2rem',
  fontSize: vars.size.note,
  fontWeight: 560,
  color: vars.color.textMuted,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  minHeight: '1.9rem',
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
  padding: '0.25rem 0.6rem',
  fontSize: vars.size.small,
  cursor: 'pointer',
  selectors: { '&[data-selected="true"]': { backgroundColor: vars.color.surfaceCoolStrong } },
});
export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const empty = style({ padding: '0.75rem 0.6rem', color: vars.color.textMuted });
