import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem 2rem',
});

export const search = style({ display: 'flex', gap: '0.5rem', flex: '0 1 22rem', minWidth: 0 });
export const title = style({ ':focus': { outline: 'none' } });
export const list = style({ paddingBlock: '1.5rem', borderBlock: `1px solid ${vars.color.borderStrong}` });

export const pages = style({ display: 'flex', justifyContent: 'space-between', gap: '1rem' });
export const trash = style({ fontFamily: vars.font.display, fontSize: vars.size.small, color: vars.color.textMuted });
globalStyle(`${pages} a, ${trash} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '3rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 600,
  color: vars.color.accent,
});
