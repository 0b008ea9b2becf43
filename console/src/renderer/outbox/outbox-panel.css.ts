import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { style } from '@vanilla-extract/css';

export const list = style({ borderTop: `1px solid ${vars.color.borderStrong}` });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.25rem 1rem',
  alignItems: 'center',
  paddingBlock: '0.6rem',
  borderBottom: `1px solid ${vars.color.border}`,
});
export const words = style({ display: 'grid', gap: '0.1rem', minWidth: 0, overflowWrap: 'anywhere' });
export const state = style({ fontSize: vars.size.note, color: vars.color.textMuted });
export const refused = style({ fontSize: vars.size.small, color: vars.color.negative });
/** Shows a few lines of a text. The rest is scrolled. */
export const refusedText = style({
  maxHeight: '5lh',
  overflowY: 'auto',
  fontSize: vars.size.small,
  whiteSpace: 'pre-wrap',
  userSelect: 'text',
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
/** The unsaved changes, set apart from the outbox. */
export const apart = style({ display: 'grid', gap: '0.5rem', marginTop: '1.5rem' });
