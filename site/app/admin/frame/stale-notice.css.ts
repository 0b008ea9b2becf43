import { style } from '@vanilla-extract/css';
import { vars } from '#app/theme/contract.css.ts';

/** A warning across the page: buff land, as a chart marks what may have changed since the survey. */
export const notice = style({
  // In view wherever on the page the reader is.
  position: 'sticky',
  top: '6rem',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
  padding: '0.75rem 1rem',
  border: `1px solid ${vars.color.borderWarm}`,
  borderLeftWidth: '6px',
  backgroundColor: vars.color.surfaceWarm,
});
