import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { calmIcons } from './calm-icons.css.ts';
import { row } from './list-row.css.ts';

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The record with its actions next to it. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: '0.5rem',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const actions = style([calmIcons, { display: 'flex', alignItems: 'center' }]);

/** A row that opens nothing. */
export const content = style([row, { flex: 1, minWidth: 0, paddingInline: 0, ':hover': { background: 'none' } }]);

/** The link or button around a row. */
export const opener = style([
  row,
  {
    flex: 1,
    minWidth: 0,
    borderBlock: 0,
    borderRight: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
  },
]);
