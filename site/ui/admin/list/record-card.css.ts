import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { row } from './list-row.css.ts';

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The record with its actions next to it, or below it in a narrow space. */
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1rem',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const content = style([
  row,
  {
    flex: '1 1 16rem',
    minWidth: 0,
    selectors: {
      'div&': { paddingInline: 0, borderLeft: 0, background: 'none' },
      'button&': { borderBlock: 0, borderRight: 0, background: 'none', textAlign: 'left', cursor: 'pointer' },
      'button&:hover': { backgroundColor: vars.color.surfaceCool },
      'button&[aria-current]': { backgroundColor: vars.color.surfaceCoolStrong },
    },
  },
]);
globalStyle(`${item} > :last-child:not(${content})`, { marginLeft: `calc(-1 * ${vars.density.buttonInsetSmall})` });
