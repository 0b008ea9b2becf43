import { vars } from '@agency/site/theme/contract.css.ts';
import { globalStyle, style } from '@vanilla-extract/css';

export const groups = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1.25rem 2rem' });
export const group = style({ display: 'grid', alignContent: 'start', gap: '0.35rem' });
export const keys = style({ fontSize: vars.size.small });
globalStyle(`${keys} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '1rem',
  paddingBlock: '0.25rem',
  borderBottom: `1px solid ${vars.color.border}`,
});
