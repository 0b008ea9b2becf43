import { row as listRow } from '@agency/site/ui/admin/list/list-row.css.ts';
import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { style } from '@vanilla-extract/css';

export const filter = style({ paddingInline: '1rem' });

export const search = style({ display: 'grid', paddingInline: '1rem' });

export const list = style({
  minHeight: 0,
  overflowY: 'auto',
  borderTop: `1px solid ${vars.color.border}`,
  ':focus-visible': { outlineOffset: '-2px' },
});

export const row = style([listRow, { borderBottom: `1px solid ${vars.color.border}`, cursor: 'default' }]);
