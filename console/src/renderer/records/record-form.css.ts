import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { style } from '@vanilla-extract/css';

/**
 * The panel next to the list. Its head and foot stay in place while the fields scroll. A long title does not widen the
 * panel.
 */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  minWidth: 0,
  borderLeft: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
  padding: '0.7rem 1.25rem',
  borderBottom: `1px solid ${vars.color.border}`,
});
export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const form = style({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', minHeight: 0 });
export const fields = style({
  display: 'grid',
  gap: '0.9rem',
  alignContent: 'start',
  overflowY: 'auto',
  padding: '1.25rem',
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  padding: '0.75rem 1.25rem',
  borderTop: `1px solid ${vars.color.border}`,
});
export const remark = style({ marginBottom: vars.density.gapLarge, fontSize: vars.size.small });
export const last = style({ marginLeft: 'auto' });
