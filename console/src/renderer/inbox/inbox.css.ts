import { listColumn } from '@agency/site/ui/admin/layout/layout-styles.ts';
import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, wide } from '../theme/density.ts';

/** List and reading pane side by side, each with its own scrolling. */
export const inbox = style({
  display: 'grid',
  gridTemplateColumns: `${listColumn('22rem')} minmax(0, 1fr)`,
  height: '100%',
  minHeight: 0,
  '@media': {
    [narrow]: { gridTemplateColumns: `${listColumn('17.5rem')} minmax(0, 1fr)` },
    [wide]: { gridTemplateColumns: `${listColumn('25rem')} minmax(0, 1fr)` },
  },
});

export const column = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  minHeight: 0,
  borderRight: `1px solid ${vars.color.border}`,
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0.75rem',
  padding: '0.85rem 1rem 0.5rem',
});

export const count = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'right' });

export const search = style({ position: 'relative', paddingInline: '1rem', paddingBottom: '0.75rem' });
export const searchSign = style({ position: 'absolute', left: '1.6rem', top: '0.5rem', color: vars.color.textMuted });
export const searchEntry = style({
  selectors: { '&&': { paddingLeft: '2rem' } },
  '::-webkit-search-cancel-button': { cursor: 'pointer' },
});

export const partial = style({ padding: '0 1rem 0.75rem' });

export const note = style({ paddingInline: '1rem', borderTop: `1px solid ${vars.color.border}` });

export const unread = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: '0 1rem 0.6rem',
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
});

/** Wraps the filters, because the column is narrow, and a mouse does not scroll sideways. */
export const filterPlace = style({
  selectors: { '&&': { flexWrap: 'wrap', gap: '0 0.9rem', overflow: 'visible' } },
  padding: '0 1rem 0.5rem',
});
globalStyle(`${filterPlace} > button`, { minHeight: '1.9rem', borderBottomWidth: '2px' });
