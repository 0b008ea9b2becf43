import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { globalStyle, style } from '@vanilla-extract/css';

export const groups = style({ columns: 2, columnGap: '2.5rem' });
export const group = style({ display: 'grid', gap: '0.35rem', marginBottom: '1.25rem', breakInside: 'avoid' });
export const keys = style({ fontSize: vars.size.small });
globalStyle(`${keys} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '1rem',
  paddingBlock: '0.25rem',
  borderBottom: `1px solid ${vars.color.border}`,
});

/** What follows the list, with room for its focus ring. */
export const further = style({ marginTop: '0.75rem' });
