import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { globalStyle, style } from '@vanilla-extract/css';

export const conflict = style({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', minHeight: 0 });
export const body = style({
  display: 'grid',
  gap: '1rem',
  alignContent: 'start',
  overflowY: 'auto',
  padding: '1.25rem',
});

/** Field by field, mine beside theirs. */
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: vars.size.small,
});
globalStyle(`${table} th, ${table} td`, {
  padding: '0.5rem 0.6rem',
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
/** The names take what they need, flush with what is above; the room is for both versions. */
globalStyle(`${table} th:first-child`, { width: '6.5rem', paddingLeft: 0 });
globalStyle(`${table} thead th`, { borderBottomColor: vars.color.borderStrong, fontWeight: 640 });
globalStyle(`${table} tbody th`, { fontWeight: 500, color: vars.color.textMuted });
globalStyle(`${table} td`, { whiteSpace: 'pre-wrap' });
export const mine = style({ backgroundColor: vars.color.surfaceCool });
export const theirs = style({ backgroundColor: vars.color.surfaceWarm });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  padding: '0.75rem 1.25rem',
  borderTop: `1px solid ${vars.color.border}`,
});
