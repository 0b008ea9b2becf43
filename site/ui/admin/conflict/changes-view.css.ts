import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const changes = style({ display: 'grid', gap: '1rem', marginBottom: '1.5rem' });
export const list = style({ display: 'grid', gap: '0.75rem', margin: 0 });
export const name = style({ fontFamily: vars.font.display, fontSize: vars.size.note, fontWeight: 620 });

export const value = style({
  margin: 0,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
globalStyle(`${value} ins`, { textDecoration: 'none', backgroundColor: vars.color.surfaceCoolStrong });
export const before = style({ color: vars.color.textMuted });
