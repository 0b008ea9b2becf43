import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const copyable = style({ display: 'inline-flex', alignItems: 'center', gap: '0.15rem', maxWidth: '100%' });

/** The browser's own face for code: in it a nought is no O, and a one no l. */
export const value = style({ minWidth: 0, fontSize: '0.92em', overflowWrap: 'anywhere', userSelect: 'all' });

/** Wider than it is high, so that rows of facts stay close together. */
export const copy = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.25rem',
  height: '1.75rem',
  marginBlock: '-0.25rem',
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  ':hover': { color: vars.color.accent },
  '@media': { '(scripting: none)': { display: 'none' } },
});
