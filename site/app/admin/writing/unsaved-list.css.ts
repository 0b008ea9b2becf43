import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const section = style({ display: 'grid', gap: '0.25rem' });
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, auto) minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 0.75rem',
  minHeight: '2.75rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.color.surfaceCool },
  '@media': { '(max-width: 40rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)', paddingBlock: '0.4rem' } },
});
export const sign = style({ color: vars.color.caution });
export const title = style({
  fontWeight: 600,
  textDecoration: 'underline',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const about = style({
  color: vars.color.textMuted,
  '@media': { '(max-width: 40rem)': { gridColumn: 2, fontSize: vars.size.note } },
});
